import { runNodeTests } from '../../exercises/node-tests.ts';
import type { Job, Outcome, Technology } from '../../run/technology.ts';
import { runInSandbox } from '../../sandbox/sandbox.ts';

export const sql: Technology = {
  name: 'sql',
  module: import.meta.filename,
  proof: 'exécuté par SQLite en mémoire ; les exemples d’une page forment une seule séance',
  fences: [{ word: 'sql', continues: 'all' }],
  extension: 'sql',
  toolchains: [],
  version: () => `SQLite ${process.versions.sqlite ?? ''}`,
  run,
  test: { extension: 'js', run: (folder) => runNodeTests(folder, 'tests.js') },
};

async function run({ sample, folder }: Job): Promise<Outcome> {
  const release = await runInSandbox({
    command: ({ node, runner }) => [node, `${runner}/technologies/sql/programs/sql.ts`],
    input: JSON.stringify({ earlier: sample.chain.map(({ text }) => text), text: sample.text }),
  });
  return {
    output: release.stdout,
    message: release.stderr,
    isFailure: release.status !== 0,
    folder,
    ...(release.limit && { limit: release.limit }),
  };
}
