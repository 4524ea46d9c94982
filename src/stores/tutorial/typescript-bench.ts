import type { Box } from '../../browser/tutorial/workshop/box.ts';
import type { TypesFault } from '../../rules/tutorial/workshop/remove-types.ts';
import { inJavaScript, NOT_CHECKED } from '../../rules/tutorial/workshop/typescript.ts';
import type { ExerciseFile } from '../../wire/exercise.ts';
import { type Engine, frameEngine } from './exercise-engine.ts';

/** TypeScript in the frame of JavaScript, its types removed first; a fault stops there (U16). */
export function typescriptEngine(
  box: Box,
  exercise: Omit<ExerciseFile, 'language' | 'starter'> & { language: 'typescript' },
): Engine {
  const { field, stage } = box;
  let engine: Engine | undefined;
  /** The engine of this code, and the code that it takes; or why there is none. */
  const prepare = (code: string) => {
    const written = inJavaScript({ ...exercise, code });
    field.markLine();
    if ('line' in written) {
      field.markLine(written.line);
      return written;
    }
    engine?.stop();
    engine = frameEngine(box, written);
    return { engine, code: written.code };
  };
  return {
    async run(code, typed) {
      const ready = prepare(code);
      if ('engine' in ready) return ready.engine.run(ready.code, typed);
      stage.clear();
      stage.write('error', told(ready));
    },
    async check(code, heard) {
      const ready = prepare(code);
      return 'engine' in ready ? ready.engine.check(ready.code, heard) : told(ready);
    },
    stop: () => engine?.stop(),
    warning: NOT_CHECKED,
  };
}

function told({ line, text }: TypesFault): string {
  return `Ligne ${line}\u00A0: ${text}`;
}
