import type { Folder } from '../read/folder.ts';
import type { TestRun } from '../read/sample.ts';
import { type Cell, isolate } from '../sandbox/sandbox.ts';
import { nodeCell } from '../technologies/nodejs/node-command.ts';
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
