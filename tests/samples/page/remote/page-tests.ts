import { runNodeTests } from '../../exercises/node-tests.ts';
import { type Folder, readFile, withFile } from '../../read/folder.ts';
import type { TestRun } from '../../read/sample.ts';
import { type Scene, sceneAt } from '../served-page.ts';
import { openDesk } from './page-session.ts';

/** For all the tests of a page: a browser on a busy machine takes its time. */
const LIMIT_MS = 60_000;
/** What `tests.js` imports: the module that speaks for the page, wherever the walls put it. */
const BROWSER = `export const { axe, contrast, luminances, test, validate } = await import(process.env.SAMPLES_BROWSER);\n`;

/**
 * Runs the `tests.js` of a page: it runs behind the walls like any program, and drives by a wire a
 * page that Chromium shows out there.
 */
export async function runPageTests(folder: Folder, stage: () => Promise<Scene>): Promise<TestRun> {
  const scene = await stage().catch((error: Error) => error.message);
  if (typeof scene === 'string') return refused(scene);
  const desk = openDesk(folder, scene);
  try {
    const errors = await desk.errorsAtStart();
    if (errors.length > 0) return refused(errors.join('\n'));
    return await runNodeTests(withFile(folder, 'navigateur.js', BROWSER), 'tests.js', {
      ask: desk.ask,
      env: ({ guest }) => ({ SAMPLES_BROWSER: `${guest}/browser.ts` }),
      limitMs: LIMIT_MS,
    });
  } finally {
    await desk.close();
  }
}

/** The page `start`, as it lies in the folder of an exercise. */
export async function pageIn(folder: Folder, start: string): Promise<Scene> {
  if (!readFile(folder, start)) throw new Error(`il manque ${start}, la page que l’on teste`);
  return sceneAt(start, folder);
}

function refused(error: string): TestRun {
  return { count: 0, failed: [], error };
}
