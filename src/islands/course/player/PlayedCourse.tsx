import { useEffect } from 'react';
import type { Course } from '../../../rules/course/course.ts';
import { TEXTS_WAIT_MS } from '../../../rules/poll.ts';
import { formatPrice, isFree, priceBadge } from '../../../rules/text/price.ts';
import { french } from '../../../rules/text/typography.ts';
import { loadDetails } from '../../../stores/course/details.ts';
import type { SavedState } from '../../../wire/saved.ts';
import { Skeleton } from '../../shell/Skeleton.tsx';
import { useElapsed } from '../../use-wait.ts';
import { CourseBanner } from '../CourseBanner.tsx';
import { About } from '../texts/About.tsx';
import { PaidSections } from './PaidSections.tsx';
import { SectionList } from './SectionList.tsx';

interface Props {
  course: Course;
  /** The price that the service has answered; undefined before: the course is then locked (P8). */
  livePrice: number | undefined;
  /** Whether the service has answered, or has failed. */
  isPriceKnown: boolean;
  /** What it knows by its navigation state, for what the service does not say. */
  saved: SavedState | undefined;
  categories: readonly string[];
}

/** The course on its page: cover, title, price, category, its sections, then its texts (D11). */
export function PlayedCourse({ course, livePrice, isPriceKnown, saved, categories }: Props) {
  const { id, name } = course;
  // The texts come below sections that may still be loading: they wait, so that nothing that is read
  // moves, but not for ever (D13).
  const hasWaited = useElapsed(true, TEXTS_WAIT_MS);
  // A saved price is shown while the service is asked, and no longer once it has failed (P8).
  const price = isPriceKnown ? livePrice : course.price;
  const about = { isLate: hasWaited, texts: <About course={course} saved={saved} /> };

  useEffect(() => void loadDetails({ id, name }), [id, name]);

  return (
    <article className="course-page">
      <CourseBanner course={course} categories={categories}>
        <p className="price">{isFree(price) ? priceBadge(price) : formatPrice(price)}</p>
        {course.category && (
          <p>
            <span className="badge">{french(course.category)}</span>
          </p>
        )}
      </CourseBanner>
      {!isPriceKnown && (
        <>
          <Skeleton isShown shape="list" />
          {hasWaited && about.texts}
        </>
      )}
      {isPriceKnown && isFree(livePrice) && (
        <SectionList course={course} access="open" about={about} />
      )}
      {isPriceKnown && !isFree(livePrice) && (
        <PaidSections course={{ ...course, price: livePrice }} about={about} />
      )}
    </article>
  );
}
