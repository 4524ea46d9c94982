import { type Advice, type Sample, writingOf } from '../read/sample.ts';
import { plainTyped } from '../read/typed.ts';
import { difference, missingLine } from './compare.ts';
import type { Verdict } from './judge.ts';
import { quote } from './quote.ts';
import type { Job, Technology } from './technology.ts';

/** What the workshop of the page made of a sample: the same as the page, or why not. */
export interface Trial {
  readonly isSame: boolean;
  readonly verdict?: Verdict;
}

/** Runs a sample in the workshop; it is a fault when the page offers to try it and it shows something else. */
export async function tryOut(job: Job, technology: Technology): Promise<Trial> {
  const { sample } = job;
  const shown = isShown(sample) ? await technology.inWorkshop?.(job) : undefined;
  if (shown === undefined) return { isSame: false };
  const differs = differenceWith(sample, shown);
  if (!differs) return { isSame: true };
  return { isSame: false, ...(sample.isTried && { verdict: { line: sample.line, ...differs } }) };
}

/** What a writer is told of the samples of a page that readers could try, and are not offered to. */
export function untriedLine(path: string, samples: readonly Sample[]): string {
  const lines = samples.map(({ line }) => line).join(', ');
  return `${path} : l’atelier montre ce que disent les exemples des lignes ${lines} — ajoute « essayer », ou lance « ${writingOf(path)} », qui l’ajoute`;
}

/** Whether readers see it with a result. */
function isShown({ kind, language, output, isHidden, isPuzzle }: Sample): boolean {
  // Other pages are tried as they are: the browser is the same.
  const isRun = kind === 'program' || (kind === 'page' && language === 'jsx');
  return isRun && output !== undefined && !isHidden && !isPuzzle;
}

function differenceWith({ output, mustFail }: Sample, shown: string): Advice | undefined {
  const expected = plainTyped(output?.text ?? '');
  const remedy = 'enlève « essayer », ou change l’exemple';
  if (mustFail) {
    if (missingLine(expected, shown) === undefined) return undefined;
    const says = 'l’atelier ne montre pas ce message';
    return { says, remedy, quoted: quote(shown.trim()) };
  }
  const found = difference(expected, shown);
  const says = 'l’atelier ne montre pas ce que dit la page (- page, + atelier)';
  return found && { says, remedy, quoted: quote(found.text) };
}
