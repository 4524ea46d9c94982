import { useState } from 'react';
import type { Access } from '../../../rules/course/access.ts';
import type { Course } from '../../../rules/course/course.ts';
import { courses } from '../../../stores/course/catalog.ts';
import { sectionsOf } from '../../../stores/course/sections.ts';
import { subscriptions } from '../../../stores/course/subscriptions.ts';
import { Spinner } from '../../shell/Spinner.tsx';
import { useStore } from '../../use-store.ts';
import { useWait } from '../../use-wait.ts';
import { Refresh } from '../Refresh.tsx';
import { useShown } from '../use-shown.tsx';
import { SectionItem } from './SectionItem.tsx';

/** The sections of a course, all open at first (D12). */
export function SectionList({ course, access }: { course: Course; access: Access }) {
  const [query] = useState(() => sectionsOf(course));
  const { status, data = [] } = useStore(query.$state);
  const [shown, more] = useShown(data, 'Afficher plus de sections');
  const hasWaited = useWait(status !== 'loading');
  const isEmpty = data.length === 0;
  const refresh = () => {
    courses.refresh();
    query.refresh();
    if (access !== 'open') subscriptions.refresh();
  };
  return (
    <section className="player-sections" aria-labelledby="sections">
      <h2 id="sections">Sections de la formation</h2>
      <Spinner isShown={isEmpty && !hasWaited} />
      <div role="status">{isEmpty && hasWaited && <p>Aucune section ajoutée.</p>}</div>
      {isEmpty && hasWaited && status === 'failed' && (
        <button type="button" className="button button-quiet" onClick={query.refresh}>
          Réessayer
        </button>
      )}
      {status === 'ready' && <Refresh onClick={refresh} />}
      {shown.map((section, rank) => (
        <SectionItem key={section.id} section={section} rank={rank + 1} access={access} />
      ))}
      {more}
    </section>
  );
}
