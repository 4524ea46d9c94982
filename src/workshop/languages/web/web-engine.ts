import type { Box } from '../../page/box.ts';
import type { Engine } from '../../page/engine.ts';
import { type WorkshopExercise, workshopCheck } from './check.ts';
import { type Checking, startCheck } from './checker.ts';
import { lineOfSample, workshopDocument } from './document.ts';
import { withOffered } from './offered.ts';

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
      const shown = await withOffered(workshopDocument(sample));
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
