import { openBench, trialOf } from '../../browser/tutorial/workshop.ts';
import { trialDocument } from '../../rules/tutorial/workshop.ts';

/** « Essayer », under a sample: its code in an editor, run in a frame that can reach nothing. */
export function run(button: HTMLElement): void {
  const trial = trialOf(button);
  if (!trial) return;
  const bench = openBench(button, trial, ({ code, run }) =>
    run(trialDocument({ ...trial, code: code() })),
  );
  bench.run(trialDocument(trial));
}
