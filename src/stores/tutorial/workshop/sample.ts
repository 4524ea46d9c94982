import { forgetDownload, openWorkshop, sampleOf } from '../../../browser/tutorial/workshop.ts';
import { engineFor } from './engines.ts';
import { tapped } from './tapped.ts';

/**
 * Called for « Essayer » under a sample: opens its code in an editor, and runs it in a frame that can
 * reach nothing (U1, U2).
 */
export async function openSample(button: HTMLElement): Promise<void> {
  const sample = sampleOf(button);
  if (!sample) return;
  const { language, page, files, name } = sample;
  await tapped(button, async () => {
    const start = await engineFor({ language, page, tests: '', ...(files && { files }), name });
    const workshop = openWorkshop(button, sample, { run: play, closed: () => engine.stop() });
    const engine = start(workshop.box);
    forgetDownload(language);
    if (engine.warning) workshop.warn(engine.warning);
    play();

    function play(): void {
      const ended = engine.run(workshop.box.field.code(), workshop.typed());
      if (language === 'python') void workshop.untilStopped(ended, engine.stop);
    }
  });
}
