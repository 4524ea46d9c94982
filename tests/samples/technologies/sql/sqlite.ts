import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { inlinePrograms } from '../../../../src/build/vite/inline-programs.ts';
import { patched } from '../../../../src/workshop/frame/patch.ts';
import {
  readSqlNews,
  type SqlJob,
  type SqlNews,
} from '../../../../src/workshop/languages/sql/protocol.ts';
import { ALLOWED, sqlScript } from '../../../../src/workshop/languages/sql/script.ts';
import { type Folder, withFile } from '../../read/folder.ts';
import type { Limit } from '../../run/technology.ts';
import { runInSandbox } from '../../sandbox/sandbox.ts';

/** Named so that a change of it proves all samples again. */
const WORKER = fileURLToPath(
  import.meta.resolve('../../../../src/workshop/languages/sql/worker.ts'),
);
const SCRIPT = 'script.js';
const WASM = 'sqlite.wasm';

/** What SQLite told, why it could not be run, and what stopped it. */
export interface Played {
  readonly news: readonly SqlNews[];
  readonly trouble: string;
  readonly limit?: Limit;
}

interface Sqlite {
  readonly engine: string;
  readonly worker: string;
  readonly folder: Folder;
}

let sqlite: Promise<Sqlite> | undefined;

/** Does an order in the sandbox, with the very programs of the bench of the page. */
export async function playInSqlite(order: SqlJob): Promise<Played> {
  sqlite ??= readSqlite();
  const { folder, ...programs } = await sqlite;
  const { stdout, stderr, limit } = await runInSandbox({
    command: ({ node, runner }) => [
      node,
      `${runner}/technologies/sql/programs/sqlite.ts`,
      SCRIPT,
      WASM,
    ],
    folder: withFile(folder, SCRIPT, sqlScript({ ...programs, order })),
    input: JSON.stringify(order),
  });
  const news = stdout.split('\n').flatMap((line) => (line && readSqlNews(JSON.parse(line))) || []);
  const isWhole = news.at(-1)?.kind === 'end';
  return {
    news,
    trouble: isWhole ? '' : stderr || 'SQLite s’est arrêté sans rien dire',
    ...(limit && { limit }),
  };
}

/** SQLite as the frame of the page has it: see `src/workshop/languages/sql/frame-program.ts`. */
async function readSqlite(): Promise<Sqlite> {
  const { resolve } = createRequire(import.meta.url);
  const read = (name: string) => readFileSync(resolve(`sql.js/dist/sql-wasm-browser.${name}`));
  const data = Buffer.from(patched(read('wasm'), ALLOWED)).toString('base64');
  return {
    engine: read('js').toString('utf8'),
    worker: await compiled(),
    folder: { [WASM]: { mode: 0o644, data } },
  };
}

async function compiled(): Promise<string> {
  const module = await inlinePrograms().load.call({ addWatchFile() {} }, `${WORKER}?program`);
  return JSON.parse(module?.replace(/^export default (.*);$/s, '$1') ?? '""');
}
