import { exerciseLanguage } from '../../../../src/workshop/registry.ts';
import { runNodeTests } from '../../exercises/node-tests.ts';
import { tryScript } from '../../page/workshop/tried.ts';
import { runWorkshopTests } from '../../page/workshop/workshop-tests.ts';
import { type Folder, readFile } from '../../read/folder.ts';
import { isOnlyWritten, type Sample, withProgram } from '../../read/sample.ts';
import { atOnce } from '../../run/at-once.ts';
import {
  messagesOf,
  type SampleInFolder,
  type Technology,
  type TestRun,
  written,
} from '../../run/technology.ts';
import { runNode, traceNode } from '../nodejs/run-node.ts';
import { findTypeFaults, typescriptVersion } from './tsc.ts';

const UNNAMED = 'exemple.ts';

const types = atOnce(
  (folders: readonly Folder[]) =>
    findTypeFaults(folders.map((folder) => ({ folder, names: ['exercice.ts', 'tests.ts'] }))),
  (folder) => folder,
);

export const typescript: Technology = {
  name: 'typescript',
  module: import.meta.filename,
  proof: 'vérifié par tsc en mode strict, puis exécuté par Node.js, qui retire les types',
  fences: [
    {
      word: 'typescript',
      aliases: ['ts'],
      continues: ['typescript'],
      words: ['essayer', 'file', 'film'],
    },
  ],
  extension: 'ts',
  toolchains: ['chromium', 'nodejs', 'typescript'],
  version: () => `${typescriptVersion()}, Node.js ${process.versions.node}`,
  prepare,
  run: async (job) => (isOnlyWritten(job.sample) ? written(job) : runNode(job, UNNAMED)),
  trace: (job, shooting) => traceNode(job, UNNAMED, shooting),
  inWorkshop: tryScript,
  test: { extension: 'ts', prepare: types.prepare, run: runTests },
};

async function prepare(drafts: readonly SampleInFolder[]): Promise<Map<Sample, string>> {
  const programs = drafts.map(({ sample, folder }) => {
    const name = sample.file ?? UNNAMED;
    return { folder: withProgram(folder, name, sample), names: [name] };
  });
  return messagesOf(drafts, await findTypeFaults(programs));
}

/** Runs the tests where the page does, without types; what only tsc finds is told apart. */
async function runTests(folder: Folder): Promise<TestRun> {
  const faults = await types.madeOf(folder);
  const isForPage = exerciseLanguage(['starter.ts'], String(readFile(folder, 'tests.ts')));
  const run = isForPage ? runWorkshopTests(folder, 'typescript') : runNodeTests(folder, 'tests.ts');
  return { ...(await run), refused: faults.map((fault) => `tsc : ${fault}`) };
}
