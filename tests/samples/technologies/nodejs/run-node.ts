import { withoutFile } from '../../read/folder.ts';
import { withProgram } from '../../read/sample.ts';
import {
  ended,
  type Job,
  type Outcome,
  type Shooting,
  withoutShown,
} from '../../run/technology.ts';
import { runInSandbox, type SandboxResult } from '../../sandbox/sandbox.ts';
import { nodeProgram } from './node-command.ts';

/** « Node.js 24.21.0 » */
export function nodeVersion(): string {
  return `Node.js ${process.versions.node}`;
}

/** Runs a sample by Node.js in the reader's folder. `unnamed` is the name of a sample without file. */
export async function runNode(job: Job, unnamed: string): Promise<Outcome> {
  const { sample, shown } = job;
  const name = sample.file ?? unnamed;
  const folder = withProgram(job.folder, name, sample);
  const release = await runInSandbox({
    ...nodeProgram(folder, ({ node }) => [node, name]),
    input: job.typed.map((line) => `${line}\n`).join(''),
  });
  return ended(release, {
    output: withoutShown(release.stdout, shown),
    folder: sample.file ? release.folder : withoutFile(release.folder, unnamed),
  });
}

/** Runs a sample line by line, under the debugger of Node.js. */
export function traceNode(job: Job, unnamed: string, { first }: Shooting): Promise<SandboxResult> {
  const { sample, typed } = job;
  const name = sample.file ?? unnamed;
  const folder = withProgram(job.folder, name, sample);
  return runInSandbox({
    // The second thread reserves more than it uses.
    hasOwnMemoryLimit: true,
    ...nodeProgram(folder, ({ node, runner }) => [
      node,
      '--max-old-space-size=512',
      `${runner}/technologies/nodejs/programs/film.ts`,
      name,
      String(first),
    ]),
    input: typed.map((line) => `${line}\n`).join(''),
  });
}
