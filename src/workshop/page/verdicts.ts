import { made } from './made.ts';

/** « À vérifier », the list that stands under a statement. */
interface VerdictList {
  clear: () => void;
  /** `reason`: what a test that fails has found, when that is known. */
  show: (index: number, isPassed: boolean, reason?: Promise<readonly HTMLElement[]>) => void;
}

/** Writes verdicts beside the names of tests, by sign and word, never by colour alone; the first that fails is open (U12). */
export function verdictList(list: HTMLElement): VerdictList {
  const items = [...list.children];
  return {
    clear() {
      for (const item of items) {
        item.classList.remove('is-right', 'is-wrong');
        item.querySelector('.verdict')?.remove();
      }
    },
    show(index, isPassed, reason) {
      const item = items[index];
      if (!item) return;
      if (isPassed) {
        item.classList.add('is-right');
        // The sign of the list says it too.
        item.append(made('span', { className: 'verdict visually-hidden' }, ' : c’est bon.'));
        return;
      }
      const isFirst = !list.querySelector('.is-wrong');
      const summary = made('summary', {}, 'Pas encore.');
      const details = made('details', { className: 'verdict', open: isFirst }, summary);
      item.classList.add('is-wrong');
      item.append(details);
      void reason?.then((found) => details.append(...found));
    },
  };
}

/**
 * « 3 vérifications sur 5. », then the first test that does not pass; the names of tests may hold code between
 * backticks (U12).
 */
export function checkedSentence(passed: number, total: number, failed = ''): string {
  const count = `${passed} vérification${passed > 1 ? 's' : ''} sur ${total}`;
  return failed ? `${count}. Pas encore : ${failed.replaceAll('`', '')}.` : `${count}.`;
}
