import type { Box } from '../../page/box.ts';
import type { Engine } from '../../page/engine.ts';
import { type WorkshopExercise, workshopCheck } from './check.ts';
import { checksOn } from './checks.ts';
import { BESIDE, lineOfSample, workshopDocument } from './document.ts';

/** HTML, CSS and JavaScript, in the frame of samples (U7). */
export function webEngine(
  { field, stage }: Pick<Box, 'field' | 'stage'>,
  { language, page, tests }: Omit<WorkshopExercise, 'code'>,
): Engine {
  const { start, ...checks } = checksOn(stage);
  return {
    ...checks,
    async run(code, typed) {
      const sample = { language, page, code, typed };
      field.markLine();
      const whole = workshopDocument(sample);
      // A page without a picture beside it does not wait for what would bring it.
      const shown =
        whole.search(BESIDE) < 0 ? whole : await (await import('./offered.ts')).withOffered(whole);
      return stage.show(shown, (line) => {
        const own = line && lineOfSample(sample, line);
        field.markLine(own);
        return own;
      });
    },
    check(code, told) {
      const sample = { language, page, code };
      return start(workshopCheck({ ...sample, tests }, workshopDocument(sample)), told);
    },
  };
}
