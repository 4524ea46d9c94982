import type { Course } from '../../../rules/course/course.ts';
import { paymentSentence } from '../../../rules/course/page/payment.ts';
import { ORDER_ANCHOR, playerHref } from '../../../rules/site/links.ts';
import { formatPrice, isFree } from '../../../rules/text/price.ts';
import { french } from '../../../rules/text/typography.ts';
import { courses } from '../../../stores/course/catalog.ts';
import { Cover } from '../../catalog/Cover.tsx';
import { Refresh } from '../../shell/Refresh.tsx';
import { HeldAlready } from '../HeldAlready.tsx';

/** The side card « Options d’accès »: price and button (D8), and the one of N12. */
export function AccessCard({ course, onLeave }: { course: Course; onLeave: () => void }) {
  const isOpen = isFree(course.price);
  const label = isOpen ? 'Visionner gratuitement' : 'Acheter la formation';
  return (
    <section className="card course-access">
      <h2>Options d’accès</h2>
      <p className="course-price">
        Prix d’achat{'\u00A0'}:{' '}
        <b>{course.price === undefined ? '–' : formatPrice(course.price)}</b>
      </p>
      <p>{french(paymentSentence(course.price, course.modality))}</p>
      <a className="button" href={playerHref(course, isOpen ? '' : ORDER_ANCHOR)} onClick={onLeave}>
        {label}
      </a>
      {!isOpen && <HeldAlready path={playerHref(course)} />}
      <Refresh onClick={courses.refresh} />
    </section>
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
