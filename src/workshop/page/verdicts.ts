import { made } from './made.ts';

/** « À vérifier », the list that stands under a statement. */
interface VerdictList {
  clear: () => void;
  /** `text`: the value that was got, then the one that was wanted. */
  show: (index: number, isPassed: boolean, text: string) => void;
}

/** Writes verdicts beside the names of tests, by sign and word, never by colour alone (U12). */
export function verdictList(list: HTMLElement): VerdictList {
  const items = [...list.children];
  return {
    clear() {
      for (const item of items) {
        item.classList.remove('is-right', 'is-wrong');
        item.querySelector('.verdict')?.remove();
      }
    },
    show(index, isPassed, text) {
      const reason = isPassed ? [] : reasonLines(text);
      const verdict = made(
        'span',
        // The sign of the list says it too.
        { className: isPassed ? 'verdict visually-hidden' : 'verdict' },
        isPassed ? ' : c’est bon.' : 'Pas encore.',
        ...reason.map((textContent) => made('samp', { textContent })),
      );
      items[index]?.classList.add(isPassed ? 'is-right' : 'is-wrong');
      items[index]?.append(verdict);
    },
  };
}

/** « reçu : 1 ; attendu : 2 » → two lines, each with a capital (U12). */
function reasonLines(text: string): string[] {
  return text
    .split(/ ; (?=attendu)/)
    .map((line) => line.charAt(0).toUpperCase() + line.slice(1))
    .filter(Boolean);
}

/**
 * « 3 vérifications sur 5. », then the first test that does not pass, or what it means that all do; the
 * names of tests may hold code between backticks (U12).
 */
export function checkedSentence(passed: number, total: number, failed = ''): string {
  const count = `${passed} vérification${passed > 1 ? 's' : ''} sur ${total}`;
  if (passed === total) return `${count} : l’exercice est réussi.`;
  return failed ? `${count}. Pas encore : ${failed.replaceAll('`', '')}.` : `${count}.`;
}
