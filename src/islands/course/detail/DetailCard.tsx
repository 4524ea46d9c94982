import type { ReactNode } from 'react';
import type { Course } from '../../../rules/course/course.ts';
import { LANGUAGES, MODALITIES, optionLabel } from '../../../rules/course/preferences.ts';
import { DRAFT_MARK, isDraftCourse } from '../../../rules/site/draft.ts';
import { playerHref, SECTIONS_ANCHOR } from '../../../rules/site/links.ts';
import { formatAmount, priceBadge } from '../../../rules/text/price.ts';
import { french } from '../../../rules/text/typography.ts';
import { Prose } from '../texts/Prose.tsx';

interface Props {
  course: Course;
  /** Undefined while it is loading; '' when there is none. */
  description: string | undefined;
  level: string | undefined;
  /** False while the description waits for the plan (D13). */
  hasTexts: boolean;
  onLeave: () => void;
  /** The plan of the course. */
  children: ReactNode;
}

/** The main card: badge, « Langue : », « Modalité : », level, plan, sections button, description (D7, D19). */
export function DetailCard({ course, description, level, hasTexts, onLeave, children }: Props) {
  const badge = priceBadge(course.price);
  return (
    <div className="card course-main">
      <p>
        <span className={`badge ${badge === 'Gratuite' ? 'badge-free' : 'badge-paid'}`}>
          {badge}
        </span>
        {import.meta.env.DEV && isDraftCourse(course) && (
          <>
            {' '}
            <span className="badge badge-draft">{DRAFT_MARK}</span>
          </>
        )}
      </p>
      <dl className="course-facts">
        <div>
          <dt>Langue{'\u00A0'}:</dt>
          <dd>{course.language ? optionLabel(LANGUAGES, course.language) : '–'}</dd>
        </div>
        <div>
          <dt>Modalité{'\u00A0'}:</dt>
          <dd>
            {formatAmount(course.price)} fr
            {course.modality && ` (${optionLabel(MODALITIES, course.modality)})`}
          </dd>
        </div>
        {level && (
          <div>
            <dt>Niveau{'\u00A0'}:</dt>
            <dd dir="auto">{french(level)}</dd>
          </div>
        )}
      </dl>
      {children}
      <a
        className="button button-quiet"
        href={playerHref(course, SECTIONS_ANCHOR)}
        onClick={onLeave}
      >
        Regarder les sections de la formation
      </a>
      {hasTexts && (
        <section aria-labelledby="description">
          <h2 id="description">Description</h2>
          <div className="course-description" aria-busy={description === undefined}>
            {description === '' ? (
              <p className="quiet-note">Description indisponible</p>
            ) : (
              <Prose text={description ?? course.shortDescription} />
            )}
          </div>
        </section>
      )}
    </div>
  );
}
