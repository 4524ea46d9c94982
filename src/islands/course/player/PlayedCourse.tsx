import { useEffect } from 'react';
import { blockRightClick } from '../../../browser/course/context-menu.ts';
import type { Course } from '../../../rules/course/course.ts';
import { TEXTS_WAIT_MS } from '../../../rules/poll.ts';
import { formatPrice, isFree, priceBadge } from '../../../rules/text/price.ts';
import { french } from '../../../rules/text/typography.ts';
import { $details, loadDetails } from '../../../stores/course/details.ts';
import type { SavedState } from '../../../wire/saved.ts';
import { Cover } from '../../catalog/Cover.tsx';
import { Skeleton } from '../../shell/Skeleton.tsx';
import { useStore } from '../../use-store.ts';
import { useElapsed } from '../../use-wait.ts';
import { Benefits } from './Benefits.tsx';
import { PaidSections } from './PaidSections.tsx';
import { Prose } from './Prose.tsx';
import { ReadAloud } from './ReadAloud.tsx';
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

/** The course on its page: cover, title, price, category, texts, then its sections (D11). */
export function PlayedCourse({ course, livePrice, isPriceKnown, saved, categories }: Props) {
  const { status, data } = useStore($details);
  const { id, name } = course;
  const description = data?.description ?? saved?.description ?? '';
  const benefits = data?.benefits.length ? data.benefits : (saved?.benefits ?? []);
  const hasTexts = status !== 'loading';
  const hasWaited = useElapsed(true, TEXTS_WAIT_MS);
  // The sections come below texts that may still be loading: they wait, so that nothing that is read
  // moves, but not for ever (D13).
  const isReady = isPriceKnown && (hasTexts || hasWaited);
  // A saved price is shown while the service is asked, and no longer once it has failed (P8).
  const price = isPriceKnown ? livePrice : course.price;

  useEffect(() => void loadDetails({ id, name }), [id, name]);

  return (
    <article className="course-page player">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a right-click only, the keys stay */}
      <div
        className="player-cover"
        onContextMenu={({ nativeEvent }) => blockRightClick(nativeEvent)}
      >
        <Cover course={course} categories={categories} hasLogo={false} />
      </div>
      <header className="player-head">
        <h1 dir="auto">{french(name)}</h1>
        <p className="price">{isFree(price) ? priceBadge(price) : formatPrice(price)}</p>
        {course.category && (
          <p>
            <span className="badge">{french(course.category)}</span>
          </p>
        )}
      </header>
      {(hasTexts || description !== '') && (
        <section className="card player-text" aria-labelledby="description">
          <h2 id="description">Description</h2>
          {description === '' ? (
            <p className="quiet-note">Description indisponible</p>
          ) : (
            <>
              <ReadAloud id="texte-description" text={description} title="description" />
              <Prose text={description} />
            </>
          )}
        </section>
      )}
      {hasTexts && <Benefits benefits={benefits} />}
      <Skeleton isShown={!isReady} shape="list" />
      {isReady && isFree(livePrice) && <SectionList course={course} access="open" />}
      {isReady && !isFree(livePrice) && <PaidSections course={{ ...course, price: livePrice }} />}
    </article>
  );
}
