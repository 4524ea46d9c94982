import type { Box } from '../../browser/tutorial/workshop/box.ts';
import { type Checking, startCheck } from '../../browser/tutorial/workshop/checker.ts';
import { withOffered } from '../../browser/tutorial/workshop/offered.ts';
import { workshopCheck } from '../../rules/tutorial/workshop/check.ts';
import { lineOfSample, workshopDocument } from '../../rules/tutorial/workshop.ts';
import type { ExerciseFile } from '../../wire/exercise.ts';

/** A verdict as it is told: the name of the test, and what was got and wanted. */
export interface ToldVerdict {
  name: string;
  isPassed: boolean;
  text: string;
}

/** What runs the code of an exercise, and its tests. */
export interface Engine {
  /** Shows what the code does, in the stage of the box; resolves when it ends, where that is known. */
  run: (code: string, typed: readonly string[]) => Promise<void>;
  /** Runs the tests; resolves with why they could not be run, in French, or with nothing. */
  check: (code: string, told: (verdict: ToldVerdict) => void) => Promise<string | undefined>;
  stop: () => void;
  /** What its checks leave out, in French, said in the bench. */
  warning?: string;
}

/** HTML, CSS and JavaScript, in the frame of samples (U7). */
export function frameEngine(
  { field, stage }: Box,
  exercise: Omit<ExerciseFile, 'language' | 'starter'> & {
    language: 'html' | 'css' | 'javascript';
  },
): Engine {
  const { language, page, tests } = exercise;
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
  };
}
