import { withoutFile } from '../../read/folder.ts';
import { withProgram } from '../../read/sample.ts';
import { ended, type Job, type Outcome, withoutShown } from '../../run/technology.ts';
import { runInSandbox } from '../../sandbox/sandbox.ts';
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
