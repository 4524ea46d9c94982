import { isSameChoice, QUICK_CHOICES } from '../../rules/course/preferences.ts';
import { hiddenSentence, listSentence, type Reordered } from '../../rules/course/shown-courses.ts';
import { french } from '../../rules/text/typography.ts';
import * as catalog from '../../stores/course/catalog.ts';
import { Refresh } from '../shell/Refresh.tsx';
import { useStore } from '../use-store.ts';

/** The state of the list, the choices of one tap, and how many courses the filter hides (C12, C22). */
export function CatalogNotices({ list }: { list: Reordered }) {
  const preferences = useStore(catalog.$preferences);
  return (
    <>
      <div className="list-head">
        <ListState list={list} />
        <QuickChoices />
      </div>
      <div role="status">
        {preferences && (
          <p className="notice">
            {french(hiddenSentence(list, preferences))}
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
function ListState({ list }: { list: Reordered }) {
  const { status } = useStore(catalog.courses.$state);
  return (
    <div className="notice list-state">
      <p role="status">{status !== 'loading' && listSentence(status, list)}</p>
      {status === 'failed' && (
        <button type="button" className="button button-quiet" onClick={catalog.courses.refresh}>
          Réessayer
        </button>
      )}
      {status === 'ready' && <Refresh onClick={catalog.courses.refresh} />}
    </div>
  );
}

/** « Gratuites », « En wolof »: pressed again, they show all (C22). */
function QuickChoices() {
  const applied = useStore(catalog.$preferences);
  return (
    <div className="quick-choices needs-js">
      {QUICK_CHOICES.map(({ label, preferences }) => {
        const isApplied = isSameChoice(applied, preferences);
        return (
          <button
            key={label}
            type="button"
            className="chip"
            aria-pressed={isApplied}
            onClick={() => (isApplied ? catalog.showAll() : catalog.choose(preferences))}
          >
            {label}
          </button>
        );
      })}
    </div>
  );
}
