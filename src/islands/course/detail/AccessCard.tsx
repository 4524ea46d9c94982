import { useEffect } from 'react';
import { canWatch } from '../../../rules/course/access.ts';
import type { Course, Section } from '../../../rules/course/course.ts';
import { outlineSummary } from '../../../rules/course/page/outline.ts';
import { PAYMENT_PLACE, paymentSentence, UNSAID } from '../../../rules/course/page/payment.ts';
import { ORDER_ANCHOR, playerHref } from '../../../rules/site/links.ts';
import { formatPrice, isFree, priceBadge } from '../../../rules/text/price.ts';
import { french } from '../../../rules/text/typography.ts';
import { courses } from '../../../stores/course/catalog.ts';
import { followLogin, subscriptions } from '../../../stores/course/subscriptions.ts';
import { Cover } from '../../catalog/Cover.tsx';
import { Icon } from '../../shell/Icon.tsx';
import { Refresh } from '../../shell/Refresh.tsx';
import { useStore } from '../../use-store.ts';
import { ChatLink } from '../ChatLink.tsx';
import { HeldAlready } from '../HeldAlready.tsx';

interface Props {
  course: Course;
  /** Empty while they are not known. */
  sections: readonly Section[];
  onLeave: () => void;
}

/** The side card « Options d’accès »: what there is, its price and the button (D8), and the one of N12. */
export function AccessCard({ course, sections, onLeave }: Props) {
  return (
    <section className="card course-access">
      <h2>Options d’accès</h2>
      <p className="course-holds">{sections.length > 0 && outlineSummary(sections)}</p>
      {isFree(course.price) ? (
        <>
          <Price price={course.price} />
          <a className="button" href={playerHref(course)} onClick={onLeave}>
            Visionner gratuitement
          </a>
          <p>{french(paymentSentence(course.price, course.modality))}</p>
        </>
      ) : (
        <Sale course={course} onLeave={onLeave} />
      )}
      <Refresh onClick={courses.refresh} />
    </section>
  );
}

function Price({ price }: { price: number | undefined }) {
  return (
    <p className="course-price">
      Prix d’achat{'\u00A0'}:{' '}
      {isFree(price) ? (
        <>
          <b>{priceBadge(price)}</b> {formatPrice(price)}
        </>
      ) : (
        <b>{price === undefined ? '–' : formatPrice(price)}</b>
      )}
    </p>
  );
}

/** What sells a course, or what opens it for who has bought it (D8). */
function Sale({ course, onLeave }: Omit<Props, 'sections'>) {
  const { status, data } = useStore(subscriptions.$state);
  useEffect(followLogin, []);
  if (canWatch(course, data ?? [])) {
    return (
      <>
        <p className="course-held">
          <Icon name="check" /> Vous avez acheté cette formation.
        </p>
        <a className="button" href={playerHref(course)} onClick={onLeave}>
          Ouvrir ma formation
        </a>
      </>
    );
  }
  return (
    <>
      <Price price={course.price} />
      <a
        className={`button${status === 'loading' ? ' is-asking' : ''}`}
        href={playerHref(course, ORDER_ANCHOR)}
        onClick={onLeave}
      >
        Acheter la formation
      </a>
      <p>{french(`${paymentSentence(course.price, course.modality)} ${PAYMENT_PLACE}`)}</p>
      <HeldAlready path={playerHref(course)} />
      <p className="course-unsaid">{french(UNSAID)}</p>
      <ChatLink course={course} />
    </>
  );
}

/** The card below it: picture and name of the course (D8). */
export function ReminderCard({
  course,
  categories,
}: {
  course: Course;
  categories: readonly string[];
}) {
  return (
    <section className="card course-reminder">
      <Cover course={course} categories={categories} />
      <p className="course-reminder-name" dir="auto">
        {french(course.name)}
      </p>
    </section>
  );
}
