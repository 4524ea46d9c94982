import { useEffect, useMemo } from 'react';
import { scrollToId } from '../../browser/platform/scroll.ts';
import type { Course } from '../../rules/course/course.ts';
import { extendAfter, extendBefore } from '../../rules/course/list-window.ts';
import { shownCourses } from '../../rules/course/preferences.ts';
import { courseAnchor } from '../../rules/site/links.ts';
import { french } from '../../rules/text/typography.ts';
import * as catalog from '../../stores/course/catalog.ts';
import { Boundary } from '../shell/Boundary.tsx';
import { Spinner } from '../shell/Spinner.tsx';
import { useStore } from '../use-store.ts';
import { CatalogNotices } from './CatalogNotices.tsx';
import { CourseCard } from './CourseCard.tsx';

interface Props {
  /** The courses known at build: shown until the service answers, and without scripts (C15). */
  initialCourses: readonly Course[];
  categories: readonly string[];
}

/** « Nos formations »: the cards, in the order of the service or of the filter (C11). */
export function CourseList(props: Props) {
  return (
    <Boundary>
      <Cards {...props} />
    </Boundary>
  );
}

function Cards({ initialCourses, categories: initialCategories }: Props) {
  const { status, data } = useStore(catalog.courses.$state);
  const categories = useStore(catalog.categories.$state).data ?? initialCategories;
  const preferences = useStore(catalog.$preferences);
  const highlighted = useStore(catalog.$highlighted);
  const listWindow = useStore(catalog.$window);
  const all = data ?? initialCourses;
  const { courses, hiddenCount } = useMemo(
    () => shownCourses(all, preferences),
    [all, preferences],
  );
  const shown = courses.slice(listWindow.start, listWindow.end);

  useEffect(() => catalog.start(initialCourses), [initialCourses]);
  useEffect(() => {
    if (highlighted) scrollToId(courseAnchor(highlighted.id));
  }, [highlighted]);

  const found = courses.find(({ id }) => id === highlighted?.id);
  return (
    <>
      <p className="visually-hidden" role="status">
        {found && `Formation trouvée : ${french(found.name)}`}
      </p>
      <CatalogNotices hiddenCount={hiddenCount} />
      <Spinner isShown={status === 'loading' && all.length === 0} />
      {listWindow.start > 0 && (
        <MoreButton onClick={() => catalog.$window.set(extendBefore(listWindow))}>
          Afficher les formations précédentes
        </MoreButton>
      )}
      <ul className="course-grid">
        {shown.map((course) => (
          <li key={course.id}>
            <CourseCard
              course={course}
              categories={categories}
              isHighlighted={course.id === highlighted?.id}
            />
          </li>
        ))}
      </ul>
      {listWindow.end < courses.length && (
        <MoreButton onClick={() => catalog.$window.set(extendAfter(listWindow))}>
          Afficher plus de formations
        </MoreButton>
      )}
    </>
  );
}

function MoreButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className="button button-quiet catalog-more needs-js" onClick={onClick}>
      {children}
    </button>
  );
}
