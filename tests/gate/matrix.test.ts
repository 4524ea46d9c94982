import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { matrixResult } from './matrix.ts';

/** No title of a test of the matrix may name a cell. */
const cell = (group: string, rank = 1) => `${group}-${String(rank).padStart(3, '0')}`;
const [A, A2, B] = ['A', 'A2', 'B'].map((group) => cell(group));

test.each([
  { what: 'one test each', ids: [A, A2], titles: [`${A} offline`, `home > ${A2}`] },
  { what: 'two cells in one title', ids: [A, B], titles: [`${A}, ${B} withdraws`] },
  {
    what: 'a cell that nobody names',
    ids: [A, B],
    titles: [`${B} no third party`],
    says: [`docs/faults.json: la cellule ${A} n’est dans aucun titre de test`],
  },
  {
    what: 'a title that invents one',
    ids: [A],
    titles: [`${A} absent`, `${cell('X9')} unheard of`],
    says: [`tests/a.test.ts: ${cell('X9')} n’est pas dans docs/faults.json`],
  },
  {
    what: 'a number that is longer, and words that only look alike',
    ids: [A],
    titles: [`${A}, UTF-8, SHA-256, ISO-885`, `${A}2`],
  },
])('$what', ({ ids, titles, says = [] }) => {
  const { passed, failures } = result(ids, titles);
  expect(failures.map(({ file, message }) => `${file}: ${message}`)).toEqual(says);
  expect(passed).toBe(says.length > 0 ? 0 : 1);
});

test('the line of the matrix says how many cells have a test', () => {
  expect(result([A, B], [`${A} offline`]).name).toBe('matrice des fautes : 1 cellules sur 2');
});

test('without the titles of one suite, nothing is compared', () => {
  expect(result([A, B], [`${A} offline`], []).failures).toMatchObject([
    { message: 'non comparée : une suite n’a pas tourné' },
  ]);
});

/** What the matrix says of these cells, after suites whose tests had these titles. */
function result(ids: readonly (string | undefined)[], ...suites: (readonly string[])[]) {
  const folder = mkdtempSync(join(tmpdir(), 'matrix-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const list = join(folder, 'faults.json');
  writeFileSync(list, JSON.stringify({ cells: ids.map((id) => ({ id })) }));
  return matrixResult(
    suites.map((titles) => titles.map((title) => ({ file: 'tests/a.test.ts', title }))),
    list,
  );
}
