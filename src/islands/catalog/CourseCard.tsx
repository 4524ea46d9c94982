import { memo } from 'react';
import type { Course } from '../../rules/course/course.ts';
import { LANGUAGES, optionLabel } from '../../rules/course/preferences.ts';
import { DRAFT_MARK, isDraftCourse } from '../../rules/site/draft.ts';
import { courseAnchor, courseHref } from '../../rules/site/links.ts';
import { formatPrice, isFree, priceBadge } from '../../rules/text/price.ts';
import { french } from '../../rules/text/typography.ts';
import { Cover } from './Cover.tsx';

interface Props {
  course: Course;
  categories: readonly string[];
  isHighlighted: boolean;
  /** « 2 sections vues sur 5 »; undefined or '' for a course that was not begun (D21). */
  begun: string | undefined;
}

/** One course of the catalogue; the search scrolls to it by its id (C17). */
export const CourseCard = memo(function CourseCard({
  course,
  categories,
  isHighlighted,
  begun,
}: Props) {
  const badge = priceBadge(course.price);
  const name = french(course.name);
  return (
    <article
      id={courseAnchor(course.id)}
      tabIndex={-1}
      aria-label={name}
      className={`card course-card${isHighlighted ? ' is-highlighted' : ''}`}
    >
      <Cover course={course} categories={categories} />
      <div className="course-body">
        <p className="course-badges">
          <span className={`badge ${badge === 'Gratuite' ? 'badge-free' : 'badge-paid'}`}>
            {badge}
          </span>
          {course.language && (
            <span className="badge">{optionLabel(LANGUAGES, course.language)}</span>
          )}
          {import.meta.env.DEV && isDraftCourse(course) && (
            <span className="badge badge-draft">{DRAFT_MARK}</span>
          )}
        </p>
        <h3 dir="auto">{name}</h3>
        {course.shortDescription && (
          <p className="course-text" dir="auto">
            {french(course.shortDescription)}
          </p>
        )}
        {begun && <p className="course-begun">{begun}</p>}
        <div className="course-foot">
          <p className="price">{isFree(course.price) ? badge : formatPrice(course.price)}</p>
          <a
            className="button button-quiet"
            href={courseHref(course)}
            aria-label={`Voir la formation : ${name}`}
          >
            Voir la formation
          </a>
        </div>
      </div>
    </article>
  );
});
