import { openBench, trialOf } from '../../browser/tutorial/workshop.ts';
import { trialDocument } from '../../rules/tutorial/workshop.ts';

/**
 * Called for « Essayer » under a sample: opens its code in an editor, and runs it in a frame that can
 * reach nothing (U1, U2).
 */
export function run(button: HTMLElement): void {
  const trial = trialOf(button);
  if (!trial) return;
  const bench = openBench(button, trial, ({ code, run }) =>
    run(trialDocument({ ...trial, code: code() })),
  );
  bench.run(trialDocument(trial));
}
