import type { Course } from '../../rules/course/course.ts';
import type { Wanted } from '../../rules/course/course-choice.ts';
import { nearCourses } from '../../rules/course/page/near-names.ts';
import { courseHref } from '../../rules/site/links.ts';
import { french } from '../../rules/text/typography.ts';

interface Props {
  text: string;
  /** What the address asks for; undefined where it names nothing. */
  wanted?: Wanted | undefined;
  /** The courses that there are. */
  courses?: readonly Course[] | undefined;
  /** Undefined where asking again cannot help. */
  retry?: (() => void) | undefined;
}

/** The sentence for a page without a course, names that come near, « Réessayer », and two ways on (D4). */
export function NoCourse({ text, wanted, courses = [], retry }: Props) {
  const asked = wanted?.name || wanted?.id || '';
  const near = nearCourses(courses, asked);
  return (
    <div className="card no-course" role="status">
      <h1>{text}</h1>
      {courses.length > 0 && asked !== '' && (
        <p>{french('Cette adresse ne mène à aucune de nos formations.')}</p>
      )}
      {near.length > 0 && (
        <>
          <p>{french('Vouliez-vous voir :')}</p>
          <ul className="near-courses">
            {near.map((course) => (
              <li key={course.id}>
                <a href={courseHref(course)} dir="auto">
                  {french(course.name)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {retry && courses.length === 0 && (
        <button type="button" className="button" onClick={retry}>
          Réessayer
        </button>
      )}
      <p>
        <a href="/">Voir toutes les formations</a> ou{' '}
        <a href="/ressources">lire un tutoriel gratuit</a>.
      </p>
    </div>
  );
}
