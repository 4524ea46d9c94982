import { readFileSync } from 'node:fs';
import type { Failure, Ran } from './report.ts';
import { type Result, skipped } from './run.ts';

const LIST = 'docs/faults.json';
const NAME = 'matrice des fautes';
/** How a test's title names a cell: `A-001`, `A2-001`. */
const CELL = /\b[A-Z]\d?-\d{3}\b/g;

/**
 * What the gate says of the matrix, once every suite has run: each cell is named in the title of a test that
 * ran, and no title names a cell that does not exist.
 */
export function matrixResult(suites: readonly (readonly Ran[])[], list = LIST): Result {
  // Without one suite's titles, hundreds of cells would be told as missing.
  if (suites.some((ran) => ran.length === 0)) {
    return skipped({ name: NAME, command: [LIST] }, 'non comparée : une suite n’a pas tourné');
  }
  const { cells } = JSON.parse(readFileSync(list, 'utf8')) as { cells: readonly { id: string }[] };
  const known = new Set(cells.map(({ id }) => id));
  const named = new Map<string, Ran>();
  for (const test of suites.flat()) {
    for (const [id] of test.title.matchAll(CELL)) named.set(id, test);
  }
  const missing = [...known].filter((id) => !named.has(id));
  const invented = [...named].filter(([id]) => !known.has(id));
  const failures: Failure[] = [
    ...missing.map((id) => ({
      file: LIST,
      title: NAME,
      message: `la cellule ${id} n’est dans aucun titre de test`,
    })),
    ...invented.map(([id, test]) => ({ ...test, message: `${id} n’est pas dans ${LIST}` })),
  ];
  const name = `${NAME} : ${known.size - missing.length} cellules sur ${known.size}`;
  const passed = failures.length === 0 ? 1 : 0;
  return { name, took: 0, passed, failures, ran: [], seconds: new Map() };
}
