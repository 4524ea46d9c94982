import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesOfTests } from '../../../../src/workshop/build.ts';
import type { SqlResult } from '../../../../src/workshop/languages/sql/protocol.ts';
import { baseAmong } from '../../../../src/workshop/languages/sql/script.ts';
import { notRun, runOfVerdicts } from '../../exercises/test-report.ts';
import { type Folder, readFile, withFile } from '../../read/folder.ts';
import type { Job, Outcome, Technology, TestRun } from '../../run/technology.ts';
import { tableOf } from './programs/table.ts';
import { playInSqlite } from './sqlite.ts';

/** The SQLite that sql.js 1.16.0 holds. */
export const SQLITE_VERSION = '3.54.1';

export const sql: Technology = {
  name: 'sql',
  module: import.meta.filename,
  proof: 'exécuté par SQLite en mémoire ; les exemples d’une page forment une seule séance',
  fences: [{ word: 'sql', continues: 'all', words: ['file'] }],
  extension: 'sql',
  toolchains: [],
  version: () => `SQLite ${SQLITE_VERSION}`,
  run,
  test: { extension: 'js', run: runTests, complete: withBase },
};

async function run({ sample, folder }: Job): Promise<Outcome> {
  const before = sample.chain.map(({ text }) => text);
  const { news, trouble, limit } = await playInSqlite({ kind: 'run', before, code: sample.text });
  const tables = news.flatMap((one) => (one.kind === 'result' ? [textOf(one)] : []));
  const fault = news.find((one) => one.kind === 'error');
  return {
    output: tables.map((table) => `${table}\n`).join('\n'),
    message: fault ? fault.message || fault.text : trouble,
    isFailure: fault !== undefined || trouble !== '',
    folder: sample.file ? withFile(folder, sample.file, `${sample.text}\n`) : folder,
    ...(limit && { limit }),
  };
}

function textOf({ columns, numbers, rows }: SqlResult): string {
  return tableOf(
    columns.map((name, at) => ({ name, isNumeric: numbers[at] ?? false })),
    rows.map((row) => row.map((cell) => cell ?? 'NULL')),
  );
}

/** The exercise with its base: that of its folder, else that of its tutorial. */
function withBase(folder: Folder, tutorial: string): Folder {
  if (baseAmong(Object.keys(folder))) return folder;
  const base = baseAmong(readdirSync(tutorial).sort());
  return base ? withFile(folder, base, readFileSync(join(tutorial, base), 'utf8')) : folder;
}

async function runTests(folder: Folder): Promise<TestRun> {
  const read = (name: string) => String(readFile(folder, name) ?? '');
  const tests = read('tests.js');
  const base = baseAmong(Object.keys(folder));
  const order = {
    kind: 'check',
    before: base ? [read(base)] : [],
    code: read('exercice.sql'),
    tests,
  } as const;
  const played = await playInSqlite(order).catch((error: Error) => error.message);
  if (typeof played === 'string') return notRun(played);
  const { news, trouble, limit } = played;
  const isStopped = limit === 'time';
  if (trouble && !isStopped) return notRun(trouble);
  const verdicts = news.filter((one) => one.kind === 'verdict');
  return runOfVerdicts(verdicts, namesOfTests(tests, 'sql'), isStopped);
}
