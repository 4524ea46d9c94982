import { type ReactNode, useEffect, useState } from 'react';
import type { Access } from '../../../rules/course/access.ts';
import type { Course } from '../../../rules/course/course.ts';
import { SECTIONS_ANCHOR } from '../../../rules/site/links.ts';
import { isFree } from '../../../rules/text/price.ts';
import { courses } from '../../../stores/course/catalog.ts';
import { showAskedSections } from '../../../stores/course/opened.ts';
import { followCourse, readProgress } from '../../../stores/course/progress.ts';
import { sectionsOf } from '../../../stores/course/sections.ts';
import { subscriptions } from '../../../stores/course/subscriptions.ts';
import { Refresh } from '../../shell/Refresh.tsx';
import { Skeleton } from '../../shell/Skeleton.tsx';
import { useStore } from '../../use-store.ts';
import { useWait } from '../../use-wait.ts';
import { useShown } from '../use-shown.tsx';
import { CoursePlan } from './CoursePlan.tsx';
import { LockedPanel } from './LockedPanel.tsx';
import { SectionItem } from './SectionItem.tsx';

/** What stands below the sections, and whether it has waited for them long enough (D13). */
export interface Below {
  texts: ReactNode;
  isLate: boolean;
}

interface Props {
  course: Course;
  access: Access;
  about?: Below | undefined;
}

/** The sections of a course, all open at first (D12), their plan when they can be opened, and its texts. */
export function SectionList({ course, access, about }: Props) {
  const [query] = useState(() => sectionsOf(course));
  const { status, data = [] } = useStore(query.$state);
  const [shown, more] = useShown(data, 'Afficher plus de sections');
  const hasWaited = useWait(status !== 'loading');
  const isEmpty = data.length === 0;
  const played = { id: course.id, name: course.name, sections: data.map(({ id }) => id) };
  const isHeld = access === 'open' && !isFree(course.price);
  useEffect(readProgress, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each poll makes a new list of sections
  useEffect(() => {
    if (isHeld && !isEmpty) followCourse(played);
  }, [isHeld, isEmpty]);
  useEffect(() => {
    if (!isEmpty) showAskedSections();
  }, [isEmpty]);
  const refresh = () => {
    courses.refresh();
    query.refresh();
    if (access !== 'open') subscriptions.refresh();
  };
  return (
    <div className="course-columns player">
      {!isEmpty && access === 'open' && (
        <CoursePlan course={played} sections={data} shown={shown} />
      )}
      <section className="player-sections" aria-labelledby={SECTIONS_ANCHOR}>
        <h2 id={SECTIONS_ANCHOR} tabIndex={-1}>
          Sections de la formation
        </h2>
        <Skeleton isShown={isEmpty && !hasWaited} shape="list" />
        <div role="status">{isEmpty && hasWaited && <p>Aucune section ajoutée.</p>}</div>
        {isEmpty && hasWaited && status === 'failed' && (
          <button type="button" className="button button-quiet" onClick={query.refresh}>
            Réessayer
          </button>
        )}
        {status === 'ready' && <Refresh onClick={refresh} />}
        {!isEmpty && access !== 'open' && <LockedPanel course={course} />}
        {shown.map((section, rank) => (
          <SectionItem
            key={section.id}
            course={played}
            section={section}
            rank={rank + 1}
            access={access}
          />
        ))}
        {more}
      </section>
      {(status !== 'loading' || about?.isLate) && about?.texts}
    </div>
  );
}
