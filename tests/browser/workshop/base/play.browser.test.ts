import { expect, test } from 'vitest';
import { play } from '../../../../src/browser/workshop/base/play.ts';
import { openBase } from './opened.ts';

test('plays statements one by one, each with what it gives (U21)', async () => {
  const told: unknown[] = [];
  const code = "CREATE TABLE a (b);-- é ;\nSELECT 1 AS n, ';' AS t";
  play(await openBase(''), code, ({ names, rows }, text) => told.push([names, rows, text]));
  expect(told).toEqual([
    [[], [], 'CREATE TABLE a (b);'],
    [['n', 't'], [[1n, ';']], "-- é ;\nSELECT 1 AS n, ';' AS t"],
  ]);
});

test('the body of a trigger is one statement', async () => {
  const code = 'CREATE TRIGGER t AFTER INSERT ON a BEGIN SELECT 1; SELECT 2; END; SELECT 3';
  let count = 0;
  play(await openBase('CREATE TABLE a (b)'), code, () => {
    count += 1;
  });
  expect(count).toBe(2);
});

test.each([
  ['SELECT 1; SELEC 2', 'near "SELEC": syntax error', 9],
  ["SELECT 1; ATTACH 'a' AS b", 'L’atelier n’a pas de fichiers', 9],
  ['SELECT 1; INSERT INTO a VALUES (1)', 'UNIQUE constraint failed: a.b', 9],
])('%s throws, with the place of the statement (U21)', async (code, message, start) => {
  const base = await openBase('CREATE TABLE a (b UNIQUE); INSERT INTO a VALUES (1)');
  try {
    play(base, code, () => {});
    expect.unreachable();
  } catch (error) {
    expect(error).toMatchObject({ message: expect.stringContaining(message), start });
  }
});
