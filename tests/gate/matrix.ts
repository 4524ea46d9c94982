import { readFileSync } from 'node:fs';
import type { Failure, Ran } from './reports.ts';
import { type Result, skipped } from './run.ts';

const LIST = 'docs/faults.json';
const NAME = 'matrice des fautes';
/** How a test's title names a cell: `A-001`, `A2-001`. */
const CELL = /\b[A-Z]\d?-\d{3}\b/g;

/** What the gate says of the matrix, once every suite has run. */
export function matrixResult(suites: readonly Result[], file = LIST): Result {
  const start = performance.now();
  // Without one suite's titles, hundreds of cells would be told as missing.
  if (suites.some(({ ran }) => ran.length === 0)) {
    return skipped({ name: NAME, command: [file] }, 'non comparée : une suite n’a pas tourné');
  }
  const { cells } = JSON.parse(readFileSync(file, 'utf8')) as { cells: readonly { id: string }[] };
  const ids = cells.map(({ id }) => id);
  const failures = matrixFailures(
    ids,
    suites.flatMap(({ ran }) => ran),
    file,
  );
  const missing = failures.filter((failure) => failure.file === file).length;
  const name = `${NAME} : ${ids.length - missing} cellules sur ${ids.length}`;
  console.log(`\n── ${name}, ${failures.length - missing} inventées`);
  const took = (performance.now() - start) / 1_000;
  const passed = failures.length === 0 ? 1 : 0;
  return { name, took, passed, failures, ran: [], seconds: new Map() };
}

/** The cells that no test names in its title, then the titles that name a cell which does not exist. */
export function matrixFailures(
  ids: readonly string[],
  ran: readonly Ran[],
  list = LIST,
): readonly Failure[] {
  const known = new Set(ids);
  const named = new Map<string, Ran>();
  for (const test of ran) for (const [id] of test.title.matchAll(CELL)) named.set(id, test);
  return [
    ...ids
      .filter((id) => !named.has(id))
      .map((id) => ({
        file: list,
        title: NAME,
        message: `la cellule ${id} n’est dans aucun titre de test`,
      })),
    ...[...named]
      .filter(([id]) => !known.has(id))
      .map(([id, test]) => ({ ...test, message: `${id} n’est pas dans ${list}` })),
  ];
}
