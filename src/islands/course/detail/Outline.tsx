import { canWatch } from '../../../rules/course/access.ts';
import type { Course, Section } from '../../../rules/course/course.ts';
import { isFree } from '../../../rules/text/price.ts';
import { subscriptions } from '../../../stores/course/subscriptions.ts';
import type { QueryState } from '../../../stores/query.ts';
import { useStore } from '../../use-store.ts';
import { OutlineItem } from '../OutlineItem.tsx';
import { useShown } from '../use-shown.tsx';

interface Props {
  course: Course;
  sections: QueryState<readonly Section[]>;
  retry: () => void;
}

/** What the course holds (D18); nobody is asked what is held of a free one. */
export function Outline(props: Props) {
  return isFree(props.course.price) ? <Plan {...props} /> : <PaidPlan {...props} />;
}

function PaidPlan(props: Props) {
  const { data = [] } = useStore(subscriptions.$state);
  return <Plan {...props} isLocked={!canWatch(props.course, data)} />;
}

/** Each section with its media, its length and its lock. */
function Plan({
  sections: { status, data = [] },
  retry,
  isLocked = false,
}: Props & { isLocked?: boolean }) {
  const [shown, more] = useShown(data, 'Afficher plus de sections');
  return (
    <section className="course-part" aria-labelledby="plan" aria-busy={status === 'loading'}>
      <h2 id="plan">Ce que contient la formation</h2>
      {data.length === 0 ? (
        <EmptyOutline status={status} retry={retry} />
      ) : (
        <>
          <ol className="course-outline">
            {shown.map((section, place) => (
              <OutlineItem
                key={section.id}
                section={section}
                rank={place + 1}
                state={isLocked ? 'locked' : 'open'}
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
