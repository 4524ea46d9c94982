import type { Course } from '../../../rules/course/course.ts';
import { playerHref } from '../../../rules/site/links.ts';
import { openOrder } from '../../../stores/course/order.ts';
import { HeldAlready } from '../HeldAlready.tsx';

/** Why the sections are locked, in French and in English, and what opens them (A2, A9). */
export function LockedPanel({ course }: { course: Course }) {
  return (
    <div className="card locked-panel">
      <p>
        Cette section est réservée à ceux qui ont acheté la formation. Choisissez une de ces
        options.
      </p>
      <p lang="en" className="locked-english">
        This section is reserved for premium users. Please choose one of the following options
      </p>
      <button type="button" className="button button-quiet" onClick={openOrder}>
        Acheter la formation complète ou une section
      </button>
      <HeldAlready path={playerHref(course)} />
    </div>
  );
}
