import { useState } from 'react';
import type { Course, Section } from '../../../rules/course/course.ts';
import { mediaSummary, outlineSummary } from '../../../rules/course/page/outline.ts';
import { isFree } from '../../../rules/text/price.ts';
import { french } from '../../../rules/text/typography.ts';
import { sectionsOf } from '../../../stores/course/sections.ts';
import { Icon } from '../../shell/Icon.tsx';
import { useStore } from '../../use-store.ts';
import { useShown } from '../use-shown.tsx';

/** What the course holds: each section with its media, its length and its lock (D18). */
export function Outline({ course }: { course: Course }) {
  const [query] = useState(() => sectionsOf(course));
  const { status, data = [] } = useStore(query.$state);
  const [shown, more] = useShown(data, 'Afficher plus de sections');
  const isEmpty = data.length === 0;
  return (
    <section className="card course-part" aria-labelledby="plan" aria-busy={status === 'loading'}>
      <h2 id="plan">Ce que contient la formation</h2>
      {isEmpty ? (
        <EmptyOutline status={status} retry={query.refresh} />
      ) : (
        <>
          <p className="quiet-note">{outlineSummary(data)}</p>
          <ol className="course-outline">
            {shown.map((section, rank) => (
              <OutlineItem
                key={section.id}
                section={section}
                rank={rank + 1}
                isLocked={!isFree(course.price)}
              />
            ))}
          </ol>
          {more}
        </>
      )}
    </section>
  );
}

function EmptyOutline({ status, retry }: { status: string; retry: () => void }) {
  if (status === 'loading') return <p className="quiet-note">Chargement des sections…</p>;
  if (status === 'ready') return <p className="quiet-note">Aucune section ajoutée.</p>;
  return (
    <>
      <p className="quiet-note">Les sections n’ont pas pu être chargées.</p>
      <button type="button" className="button button-quiet" onClick={retry}>
        Réessayer
      </button>
    </>
  );
}

interface ItemProps {
  section: Section;
  /** Its place in the course, from 1. */
  rank: number;
  isLocked: boolean;
}

function OutlineItem({ section, rank, isLocked }: ItemProps) {
  return (
    <li>
      <Icon name={isLocked ? 'lock' : 'play'} />
      <span className="outline-title" dir="auto">
        {french(section.title) || `Section ${rank}`}
      </span>
      <small>
        {mediaSummary(section)}
        {isLocked && <span className="visually-hidden">{french(' ; réservé aux acheteurs')}</span>}
      </small>
    </li>
  );
}
