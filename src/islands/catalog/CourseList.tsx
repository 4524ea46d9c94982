import { Fragment, useEffect, useMemo } from 'react';
import { scrollToId } from '../../browser/platform/scroll.ts';
import type { Course } from '../../rules/course/course.ts';
import { extendAfter, extendBefore } from '../../rules/course/list-window.ts';
import { shownCourses } from '../../rules/course/shown-courses.ts';
import { courseAnchor } from '../../rules/site/links.ts';
import * as catalog from '../../stores/course/catalog.ts';
import { Boundary } from '../shell/Boundary.tsx';
import { Skeleton } from '../shell/Skeleton.tsx';
import { useStore } from '../use-store.ts';
import { CatalogNotices } from './CatalogNotices.tsx';
import { CourseCard } from './CourseCard.tsx';

/** How many cards a phone shows first: `.is-short` hides what is `.is-later` (C15). */
const SHORT_LIST = 6;

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
  const isShort = useStore(catalog.$isShort);
  const begun = useStore(catalog.$begun);
  const all = data ?? initialCourses;
  const list = useMemo(() => shownCourses(all, preferences), [all, preferences]);
  const { courses, preferredCount } = list;
  const shown = courses.slice(listWindow.start, listWindow.end);

  useEffect(() => catalog.start(initialCourses), [initialCourses]);
  useEffect(() => {
    if (status !== 'loading') catalog.comeBack();
  }, [status]);
  useEffect(() => {
    if (highlighted) scrollToId(courseAnchor(highlighted.id));
  }, [highlighted]);

  return (
    <>
      <CatalogNotices list={list} />
      <Skeleton isShown={status === 'loading' && all.length === 0} shape="list" />
      {listWindow.start > 0 && (
        <MoreButton onClick={() => catalog.$window.set(extendBefore(listWindow))}>
          Afficher les formations précédentes
        </MoreButton>
      )}
      <ul className={`course-grid${isShort ? ' is-short' : ''}`}>
        {shown.map((course, rank) => (
          <Fragment key={course.id}>
            {preferredCount > 0 && listWindow.start + rank === preferredCount && (
              <li className={`list-divider ${laterFrom(rank)}`}>Les autres formations</li>
            )}
            <li className={laterFrom(rank) || undefined}>
              <CourseCard
                course={course}
                categories={categories}
                isHighlighted={course.id === highlighted?.id}
                begun={begun.get(course.id)}
              />
            </li>
          </Fragment>
        ))}
      </ul>
      {isShort && shown.length > SHORT_LIST && (
        <MoreButton kind="for-phones" onClick={() => catalog.$isShort.set(false)}>
          Afficher la suite des formations
        </MoreButton>
      )}
      {listWindow.end < courses.length && (
        <MoreButton
          kind={isShort ? 'not-for-phones' : ''}
          onClick={() => catalog.$window.set(extendAfter(listWindow))}
        >
          Afficher plus de formations
        </MoreButton>
      )}
    </>
  );
}

/** The class of what a phone does not show at first. */
function laterFrom(rank: number): string {
  return rank < SHORT_LIST ? '' : 'is-later';
}

interface MoreProps {
  /** A class that says where the card stands: a phone first shows the first cards alone. */
  kind?: string;
  onClick: () => void;
  children: string;
}

function MoreButton({ kind = '', onClick, children }: MoreProps) {
  const className = `button button-quiet catalog-more needs-js ${kind}`;
  return (
    <button type="button" className={className} onClick={onClick}>
      {children}
    </button>
  );
}
