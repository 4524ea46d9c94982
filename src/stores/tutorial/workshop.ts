import { openWorkshop, sampleOf } from '../../browser/tutorial/workshop.ts';
import { workshopDocument } from '../../rules/tutorial/workshop.ts';

/**
 * Called for « Essayer » under a sample: opens its code in an editor, and runs it in a frame that can
 * reach nothing (U1, U2).
 */
export function run(button: HTMLElement): void {
  const sample = sampleOf(button);
  if (!sample) return;
  const workshop = openWorkshop(button, sample, ({ code, run }) =>
    run(workshopDocument({ ...sample, code: code() })),
  );
  workshop.run(workshopDocument(sample));
}
