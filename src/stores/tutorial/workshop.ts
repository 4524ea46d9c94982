import { openWorkshop, sampleOf } from '../../browser/tutorial/workshop.ts';
import { workshopDocument } from '../../rules/tutorial/workshop.ts';

/** « Essayer », under a sample: its code in an editor, run in a frame that can reach nothing. */
export function run(button: HTMLElement): void {
  const sample = sampleOf(button);
  if (!sample) return;
  const workshop = openWorkshop(button, sample, ({ code, run }) =>
    run(workshopDocument({ ...sample, code: code() })),
  );
  workshop.run(workshopDocument(sample));
}
