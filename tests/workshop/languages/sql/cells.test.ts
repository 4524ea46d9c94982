import { expect, test } from 'vitest';
import {
  type Cell,
  countedRows,
  shownResult,
} from '../../../../src/workshop/languages/sql/cells.ts';

test.each<[Cell, string | null]>([
  [12n, '12'],
  [12, '12.0'],
  [0.5, '0.5'],
  ['', ''],
  [null, null],
  [new Uint8Array([1, 255]), "x'01ff'"],
])('writes %s as SQLite does (U21)', (cell, text) => {
  expect(shownResult({ names: ['a'], rows: [[cell]], total: 1 }, 10).rows).toEqual([[text]]);
});

test('a column of numbers, NULL among them, is one; an empty one is not (U21)', () => {
  const rows = [
    [1n, 'a'],
    [null, 2n],
  ];
  expect(shownResult({ names: ['n', 't'], rows, total: 2 }, 10).numbers).toEqual([true, false]);
  expect(shownResult({ names: ['n'], rows: [], total: 0 }, 10).numbers).toEqual([false]);
});

test('keeps the first rows, columns and signs, and counts the rows (U21)', () => {
  const names = Array.from({ length: 60 }, (_, at) => `c${at}`);
  const row = names.map(() => 'x'.repeat(400));
  const result = shownResult({ names, rows: [row, row, row], total: 1_240 }, 2);
  expect([result.columns.length, result.rows.length, result.total]).toEqual([50, 2, 1_240]);
  expect(result.rows[0]?.[0]).toHaveLength(300);
});

test.each([
  ['INSERT INTO a VALUES (1)', 1, '1 ligne ajoutée.'],
  ['-- hier\n  insert into a values (1), (2)', 2, '2 lignes ajoutées.'],
  ['/* ; */ UPDATE a SET b = 1', 0, 'Aucune ligne changée.'],
  ['; DELETE FROM a', 3, '3 lignes effacées.'],
  ['SELECT 1', 3, undefined],
  ['CREATE TABLE a (b)', 3, undefined],
  ['', 0, undefined],
])('%j with %i changes says %s (U21)', (statement, count, said) => {
  expect(countedRows(statement, count)).toBe(said);
});
