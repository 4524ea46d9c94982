import type { Patch } from '../../frame/patch.ts';
import type { SqlJob } from './protocol.ts';

/** The programs of a worker: SQLite, ours, and what the worker is to do. */
export interface SqlParts {
  engine: string;
  worker: string;
  order: SqlJob;
}

/** The modules that tests of SQL may import, and the name that each gives; empty for any name. */
const OFFER: Readonly<Record<string, string>> = {
  'node:assert/strict': 'assert',
  './base.js': '',
};
const IMPORT = /^import\s+([^'";]+?)\s+from\s+(['"])([^'"\n]+)\2;?/gm;

/**
 * Where the program of SQLite in sql.js 1.16.0 says what a new base allows. Without these bits a name
 * between double quotes is never a text, as in the `sqlite3` that a learner installs, and ATTACH makes no
 * file.
 */
export const ALLOWED: Patch = { at: 543_397, before: [0x8e, 0x0e], after: [0x88, 0x08] };

/** The names under which the code of a reader stands in the folder of an exercise. */
const CODES = /^(?:starter|solution|exercice)\.sql$/;

/**
 * The file that holds the base, among the names of a folder: that of an exercise, or that of a tutorial.
 * Undefined when there is none (U20).
 */
export function baseAmong(names: readonly string[]): string | undefined {
  return names.find((name) => name.endsWith('.sql') && !CODES.test(name));
}

/**
 * The script of a worker that does one order. Tests stand in it as a function, for no module can be
 * loaded there. Throws as `testScript` does (U19, U20).
 */
export function sqlScript({ engine, worker, order }: SqlParts): string {
  const tests = order.kind === 'check' ? testScript(order.tests) : '';
  return `${engine}\n;${worker}\n;function readTests(){${tests}\n}`;
}

/** Tests without what they import, which is there by its name. Throws an `Error` for any other import. */
function testScript(tests: string): string {
  return tests.replace(IMPORT, (whole, names: string, _, from: string) => {
    const wanted = OFFER[from];
    if (wanted === undefined || (wanted && names !== wanted))
      throw new Error(`« ${whole} » : un test de SQL n’importe que assert et ./base.js`);
    return '';
  });
}
