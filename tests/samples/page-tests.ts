import { type Folder, readFile, withFile } from './folder.ts';
import { runNodeTests } from './node-tests.ts';
import { openDesk } from './page-desk.ts';
import type { TestRun } from './sample.ts';

/** For all the tests of a page: a browser on a busy machine takes its time. */
const LIMIT_MS = 60_000;
/** What `tests.js` imports: the module that speaks for the page, wherever the walls put it. */
const BROWSER = `export const { axe, test, validate } = await import(process.env.SAMPLES_BROWSER);\n`;

/**
 * Runs the `tests.js` of a page: it runs behind the walls like any program, and drives by a wire a
 * page that Chromium shows out there.
 */
export async function runPageTests(folder: Folder, start: string): Promise<TestRun> {
  if (!readFile(folder, start)) return refused(`il manque ${start}, la page que l’on teste`);
  const desk = openDesk(folder, start);
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

function refused(error: string): TestRun {
  return { count: 0, failed: [], error };
}
