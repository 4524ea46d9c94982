import type { Folder } from '../read/folder.ts';
import type { TestRun } from '../run/technology.ts';
import { runInSandbox, type SandboxedProgram } from '../sandbox/sandbox.ts';
import { nodeProgram } from '../technologies/nodejs/node-command.ts';
import { testRunOf } from './test-report.ts';

const QUIET = '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON';

/** Runs a file of tests of a folder, written for node:test, in the sandbox. */
export async function runNodeTests(
  folder: Folder,
  file: string,
  more: Pick<SandboxedProgram, 'answer' | 'env' | 'limitMs'> = {},
): Promise<TestRun> {
  const release = await runInSandbox({
    ...more,
    ...nodeProgram(folder, ({ node, runner }) => [
      node,
      QUIET,
      `--test-reporter=${runner}/sandbox/programs/reporter.ts`,
      '--test-reporter-destination=stdout',
      file,
    ]),
  });
  return testRunOf(release);
}
