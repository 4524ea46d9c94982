import { chromiumVersion } from './chromium.ts';
import { withFile, withoutFile } from './folder.ts';
import { isolate } from './isolate.ts';
import { runNodeTests } from './node-tests.ts';
import { runPage } from './page.ts';
import {
  isOnlyWritten,
  type Job,
  type Outcome,
  programOf,
  type Technology,
  withoutShown,
} from './sample.ts';

const UNNAMED = 'exemple.js';

export const javascript: Technology = {
  name: 'javascript',
  proof:
    'exécuté par Node.js ; dans Chromium avec « page », où une erreur de console est une faute',
  fences: [
    {
      word: 'javascript',
      aliases: ['js'],
      continues: ['html', 'css', 'javascript'],
      words: ['essayer', 'file', 'page'],
    },
  ],
  extension: 'js',
  toolchains: ['chromium'],
  version: () => `Node.js ${process.versions.node}, ${chromiumVersion()}`,
  run(job) {
    if (isOnlyWritten(job.sample)) return check(job);
    return job.sample.isPage ? runPage(job) : execute(job);
  },
  test: { extension: 'js', run: runNodeTests },
};

async function execute(job: Job): Promise<Outcome> {
  const { sample, shown } = job;
  const name = sample.file ?? UNNAMED;
  const release = await isolate({
    command: ({ node }) => [node, name],
    folder: withFile(job.folder, name, `${programOf(sample)}\n`),
    input: job.typed.map((line) => `${line}\n`).join(''),
  });
  return {
    output: withoutShown(release.stdout, shown),
    message: release.stderr,
    isFailure: release.status !== 0,
    folder: sample.file ? release.folder : withoutFile(release.folder, UNNAMED),
    ...(release.limit && { limit: release.limit }),
  };
}

/** A file that is only written must at least be JavaScript. */
async function check({ sample, folder }: Job): Promise<Outcome> {
  const { status, stderr } = await isolate({
    command: ({ node }) => [node, '--check', sample.file ?? UNNAMED],
    folder,
  });
  return { output: '', message: stderr, isFailure: status !== 0, folder };
}
