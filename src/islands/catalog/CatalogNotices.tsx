import * as catalog from '../../stores/course/catalog.ts';
import { Refresh } from '../shell/Refresh.tsx';
import { useStore } from '../use-store.ts';

/** The state of the list, and how many courses the filter hides (C12). */
export function CatalogNotices({ hiddenCount }: { hiddenCount: number }) {
  const preferences = useStore(catalog.$preferences);
  return (
    <>
      <ListState />
      <div role="status">
        {preferences && (
          <p className="notice">
            {hiddenSentence(hiddenCount, preferences.category)}
            <button type="button" className="button button-quiet" onClick={catalog.showAll}>
              Tout afficher
            </button>
          </p>
        )}
      </div>
    </>
  );
}

/**
 * The number of courses, or a failure, on one line whose place is kept, so that no card moves (C19).
 */
function ListState() {
  const { status, data } = useStore(catalog.courses.$state);
  const count = data?.length ?? 0;
  return (
    <div className="notice list-state">
      <p role="status">{stateSentence(status, count)}</p>
      {status === 'failed' && (
        <button type="button" className="button button-quiet" onClick={catalog.courses.refresh}>
          Réessayer
        </button>
      )}
      {status === 'ready' && <Refresh onClick={catalog.courses.refresh} />}
    </div>
  );
}

function stateSentence(status: 'loading' | 'ready' | 'failed', count: number): string {
  if (status === 'loading') return '';
  if (count === 0) return 'Aucune formation disponible pour le moment.';
  if (status === 'failed') return 'Mise à jour impossible.';
  return `${count} ${count === 1 ? 'formation' : 'formations'}`;
}

function hiddenSentence(count: number, category: string): string {
  if (count === 0) return `Les formations « ${category} » de votre choix viennent d’abord.`;
  const courses = count === 1 ? 'formation est masquée' : 'formations sont masquées';
  return `${count} ${courses} par vos préférences dans « ${category} ».`;
}
