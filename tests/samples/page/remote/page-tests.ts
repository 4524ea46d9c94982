import { runNodeTests } from '../../exercises/node-tests.ts';
import { type Folder, readFile, withFile } from '../../read/folder.ts';
import type { TestRun } from '../../run/technology.ts';
import { type ServedPage, serveFolder } from '../served-page.ts';
import { openPageSession } from './page-session.ts';

/** For all the tests of a page: a browser on a busy machine takes its time. */
const LIMIT_MS = 60_000;
/** What `tests.js` imports: the module that speaks for the page, wherever the walls put it. */
const BROWSER = `export const { axe, contrast, luminances, test, validate } = await import(process.env.SAMPLES_BROWSER);\n`;

/**
 * Runs the `tests.js` of a page: it runs behind the walls like any program, and drives by a wire a
 * page that Chromium shows out there.
 */
export async function runPageTests(
  folder: Folder,
  bundlePage: () => Promise<ServedPage>,
): Promise<TestRun> {
  const served = await bundlePage().catch((error: Error) => error.message);
  if (typeof served === 'string') return refused(served);
  const session = openPageSession(folder, served);
  try {
    const errors = await session.errorsAtStart();
    if (errors.length > 0) return refused(errors.join('\n'));
    return await runNodeTests(withFile(folder, 'navigateur.js', BROWSER), 'tests.js', {
      answer: session.answer,
      env: ({ runner }) => ({ SAMPLES_BROWSER: `${runner}/sandbox/programs/browser.ts` }),
      limitMs: LIMIT_MS,
    });
  } finally {
    await session.close();
  }
}

/** The page `start`, as it lies in the folder of an exercise. */
export async function pageIn(folder: Folder, start: string): Promise<ServedPage> {
  if (!readFile(folder, start)) throw new Error(`il manque ${start}, la page que l’on teste`);
  return serveFolder(start, folder);
}

function refused(error: string): TestRun {
  return { count: 0, failed: [], error };
}
