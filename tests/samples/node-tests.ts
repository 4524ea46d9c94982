import type { Folder } from './folder.ts';
import { type Cell, isolate } from './isolate.ts';
import { nodeCell } from './node-cell.ts';
import type { TestRun } from './sample.ts';
import { testRunOf } from './test-report.ts';

const QUIET = '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON';

/** Runs a file of tests of a folder, written for node:test, behind the walls. */
export async function runNodeTests(
  folder: Folder,
  file: string,
  more: Pick<Cell, 'ask' | 'env' | 'limitMs'> = {},
): Promise<TestRun> {
  const release = await isolate({
    ...more,
    ...nodeCell(folder, ({ node, guest }) => [
      node,
      QUIET,
      `--test-reporter=${guest}/reporter.ts`,
      '--test-reporter-destination=stdout',
      file,
    ]),
  });
  return testRunOf(release);
}
