import * as catalog from '../../stores/catalog.ts';
import { $savesData } from '../../stores/device.ts';
import { useStore } from '../use-store.ts';

/** What the visitor should know of the list: hidden courses, a failure, no automatic refresh. */
export function CatalogNotices({ hiddenCount }: { hiddenCount: number }) {
  const { status, data } = useStore(catalog.courses.$state);
  const preferences = useStore(catalog.$preferences);
  const savesData = useStore($savesData);
  const isEmpty = status !== 'loading' && (data ?? []).length === 0;
  return (
    <>
      <div role="status" className="catalog-notices">
        {preferences && (
          <p className="notice">
            {hiddenSentence(hiddenCount, preferences.category)}
            <button type="button" className="button button-quiet" onClick={catalog.showAll}>
              Tout afficher
            </button>
          </p>
        )}
        {isEmpty && <p>Aucune formation disponible pour le moment.</p>}
      </div>
      {status === 'failed' && (
        <Ask text="La liste n’a pas pu être mise à jour." label="Réessayer" />
      )}
      {savesData && status === 'ready' && (
        <Ask text="Économie de données : la liste ne se met pas à jour seule." label="Actualiser" />
      )}
    </>
  );
}

function Ask({ text, label }: { text: string; label: string }) {
  return (
    <p className="notice">
      {text}
      <button type="button" className="button button-quiet" onClick={catalog.courses.refresh}>
        {label}
      </button>
    </p>
  );
}

function hiddenSentence(count: number, category: string): string {
  if (count === 0) return `Les formations « ${category} » de votre choix viennent d’abord.`;
  const courses = count === 1 ? 'formation est masquée' : 'formations sont masquées';
  return `${count} ${courses} par vos préférences dans « ${category} ».`;
}
