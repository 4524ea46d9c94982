import { runNodeTests } from '../../exercises/node-tests.ts';
import { notRun } from '../../exercises/test-report.ts';
import { type Folder, withFile } from '../../read/folder.ts';
import type { TestRun } from '../../run/technology.ts';
import type { ServedPage } from '../served-page.ts';
import { openPageSession } from './page-session.ts';

/** For all the tests of a page, because a browser on a busy machine is slow. */
const LIMIT_MS = 180_000;
/** What `tests.js` imports: it loads the program of the sandbox that drives the page. */
const BROWSER = `export const { axe, test, validate } = await import(process.env.SAMPLES_BROWSER);\n`;

/**
 * Runs the `tests.js` of a page: it runs in the sandbox like any program, and drives by the channel the
 * page that Chromium shows outside.
 */
export async function runPageTests(
  folder: Folder,
  bundlePage: () => Promise<ServedPage>,
): Promise<TestRun> {
  const served = await bundlePage().catch((error: Error) => error.message);
  if (typeof served === 'string') return notRun(served);
  const session = openPageSession(folder, served);
  try {
    const errors = await session.errorsAtStart();
    if (errors.length > 0) return notRun(errors.join('\n'));
    return await runNodeTests(withFile(folder, 'navigateur.js', BROWSER), 'tests.js', {
      answer: session.answer,
      env: ({ runner }) => ({ SAMPLES_BROWSER: `${runner}/sandbox/programs/browser.ts` }),
      limitMs: LIMIT_MS,
    });
  } finally {
    await session.close();
  }
}
