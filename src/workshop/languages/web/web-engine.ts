import type { Box } from '../../page/box.ts';
import type { Engine } from '../../page/engine.ts';
import { type WorkshopExercise, workshopCheck } from './check.ts';
import { type Checking, startCheck } from './checker.ts';
import { BESIDE, lineOfSample, workshopDocument } from './document.ts';

/** HTML, CSS and JavaScript, in the frame of samples (U7). */
export function webEngine(
  { field, stage }: Box,
  { language, page, tests }: Omit<WorkshopExercise, 'code'>,
): Engine {
  let checking: Checking | undefined;
  return {
    async run(code, typed) {
      const sample = { language, page, code, typed };
      field.markLine();
      const whole = workshopDocument(sample);
      // A page without a picture beside it does not wait for what would bring it.
      const shown =
        whole.search(BESIDE) < 0 ? whole : await (await import('./offered.ts')).withOffered(whole);
      stage.show(shown, (line) => field.markLine(line && lineOfSample(sample, line)));
    },
    check(code, told) {
      checking?.stop();
      const sample = { language, page, code };
      checking = startCheck(workshopCheck({ ...sample, tests }, workshopDocument(sample)), told);
      return checking.ended;
    },
    stop: () => checking?.stop(),
    close: () => checking?.stop(),
  };
}
