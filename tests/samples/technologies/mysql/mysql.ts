import { execFileSync } from 'node:child_process';
import { runNodeTests } from '../../exercises/node-tests.ts';
import type { Sample } from '../../read/sample.ts';
import type { Job, Outcome, Technology } from '../../run/technology.ts';
import { runInSandbox } from '../../sandbox/sandbox.ts';
import { MYSQL } from '../nodejs/node-command.ts';
import { nodePackages } from '../nodejs/node-packages.ts';
import { MARIADBD, seedMysql } from './seed.ts';

export const mysql: Technology = {
  name: 'mysql',
  module: import.meta.filename,
  proof:
    'exécuté par un serveur MariaDB neuf, réglé comme MySQL ; les exemples d’une page forment une seule séance',
  fences: [{ word: 'mysql', continues: 'all', words: ['user'] }],
  extension: 'sql',
  toolchains: ['mariadb', 'nodejs'],
  version() {
    const answer = execFileSync(MARIADBD, ['--version'], { encoding: 'utf8' });
    return `MariaDB ${/Ver ([\d.]+\d)/.exec(answer)?.[1] ?? ''}`;
  },
  run,
  test: {
    extension: 'js',
    imports: new RegExp(`from ${MYSQL.source}`),
    run: (folder) => runNodeTests(folder, 'tests.js'),
  },
};

/** Each sample has its own server in the sandbox, because it may give rights, set globals or break it. */
async function run({ sample, folder }: Job): Promise<Outcome> {
  const release = await runInSandbox({
    command: ({ node, runner, scratch }) => [
      node,
      `${runner}/technologies/mysql/programs/mysql.ts`,
      scratch,
    ],
    folder,
    beside: { ...nodePackages(), mysql: seedMysql() },
    input: JSON.stringify([...sample.chain, sample].map(orderOf)),
  });
  return {
    output: release.stdout,
    message: release.stderr,
    isFailure: release.status !== 0,
    folder,
    ...(release.limit && { limit: release.limit }),
  };
}

function orderOf({ text, user }: Sample) {
  return { text, user };
}
