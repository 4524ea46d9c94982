import type { Box } from '../../../browser/tutorial/workshop/box.ts';
import type { ExerciseFile } from '../../../wire/exercise.ts';
import { type Engine, frameEngine } from '../exercise-engine.ts';

/** How to run this code, and its tests; what only TypeScript, Python or SQL needs is fetched for them. */
export async function engineFor(
  code: Omit<ExerciseFile, 'starter'> & { name?: string | undefined },
): Promise<(box: Box) => Engine> {
  const { language, tests } = code;
  if (language === 'typescript') {
    const { typescriptEngine } = await import('../typescript-bench.ts');
    return (box) => typescriptEngine(box, { ...code, language });
  }
  if (language === 'jsx') {
    const { reactEngine } = await import('../react-bench.ts');
    return (box) => reactEngine(box, code);
  }
  if (language === 'sql') {
    const { sqlEngine } = await import('../sql/sql-bench.ts');
    return (box) => sqlEngine(box, [code.page], tests);
  }
  if (language !== 'python') return (box) => frameEngine(box, { ...code, language });
  const { pythonEngine } = await import('../python-bench.ts');
  return (box) => pythonEngine(box, tests);
}
