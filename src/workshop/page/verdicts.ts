/** A verdict under the name of its test. */
export interface ShownVerdict {
  isPassed: boolean;
  /** The value that was got, then the one that was wanted, a line each. */
  reason: readonly string[];
}

/** « À vérifier », the list that stands under a statement. */
export interface VerdictList {
  clear: () => void;
  show: (index: number, verdict: ShownVerdict) => void;
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
    show(index, { isPassed, reason }) {
      const verdict = document.createElement('span');
      // The sign of the list says it too.
      verdict.className = isPassed ? 'verdict visually-hidden' : 'verdict';
      verdict.append(isPassed ? ' : c’est bon.' : 'Pas encore.');
      for (const line of isPassed ? [] : reason) {
        const said = document.createElement('samp');
        said.textContent = line;
        verdict.append(said);
      }
      items[index]?.classList.add(isPassed ? 'is-right' : 'is-wrong');
      items[index]?.append(verdict);
    },
  };
}
