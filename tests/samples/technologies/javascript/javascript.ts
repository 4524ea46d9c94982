import { exerciseLanguage } from '../../../../src/workshop/registry.ts';
import { runNodeTests } from '../../exercises/node-tests.ts';
import { chromiumVersion } from '../../page/chromium.ts';
import { drawPage } from '../../page/pictures/picture.ts';
import { runPage } from '../../page/show-page.ts';
import { tryScript } from '../../page/workshop/tried.ts';
import { runWorkshopTests } from '../../page/workshop/workshop-tests.ts';
import { type Folder, readFile } from '../../read/folder.ts';
import { isInBrowser, isOnlyWritten } from '../../read/sample.ts';
import {
  ended,
  type Job,
  type Outcome,
  type Technology,
  type TestRun,
} from '../../run/technology.ts';
import { runInSandbox } from '../../sandbox/sandbox.ts';
import { nodeVersion, runNode, traceNode } from '../nodejs/run-node.ts';

const UNNAMED = 'exemple.js';

export const javascript: Technology = {
  name: 'javascript',
  module: import.meta.filename,
  proof:
    'exécuté par Node.js ; dans Chromium avec « page », où une erreur de console est une faute',
  fences: [
    {
      word: 'javascript',
      aliases: ['js'],
      continues: ['html', 'css', 'javascript'],
      serverIn: 'nodejs',
      words: ['check', 'essayer', 'file', 'film', 'page'],
    },
  ],
  extension: 'js',
  toolchains: ['chromium', 'nodejs'],
  version: () => `${nodeVersion()}, ${chromiumVersion()}`,
  versionFor: (sample) => (isInBrowser(sample) ? chromiumVersion() : nodeVersion()),
  run(job) {
    if (isOnlyWritten(job.sample)) return check(job);
    return isInBrowser(job.sample) ? runPage(job) : runNode(job, UNNAMED);
  },
  trace: (job, shooting) => traceNode(job, UNNAMED, shooting),
  // Which ones readers try is chosen: many need what only Node.js has.
  inWorkshop: async (job) => (job.sample.isTried ? tryScript(job) : undefined),
  draw: drawPage,
  test: { extension: 'js', run: runTests },
};

function runTests(folder: Folder): Promise<TestRun> {
  return exerciseLanguage(['starter.js'], String(readFile(folder, 'tests.js')))
    ? runWorkshopTests(folder, 'javascript')
    : runNodeTests(folder, 'tests.js');
}

/** A file that is only written must at least be JavaScript. */
async function check({ sample, folder }: Job): Promise<Outcome> {
  const release = await runInSandbox({
    command: ({ node }) => [node, '--check', sample.file ?? UNNAMED],
    folder,
  });
  return ended(release, { folder });
}
