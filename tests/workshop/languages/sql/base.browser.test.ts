import initSqlJs from 'sql.js';
import wasmAddress from 'sql.js/dist/sql-wasm-browser.wasm?url';
import { expect, test } from 'vitest';
import { type Base, offer, play, tablesOf } from '../../../../src/workshop/languages/sql/base.ts';
import type { SqlCompared } from '../../../../src/workshop/languages/sql/protocol.ts';

/** A base of SQLite that holds what this code makes. */
async function openBase(code: string): Promise<Base> {
  const { Database } = await initSqlJs({ locateFile: () => wasmAddress });
  const base: Base = new Database();
  base.exec(code);
  return base;
}

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

async function offered(code: string) {
  const base = await openBase('CREATE TABLE a (b CHECK (b > 0)); INSERT INTO a VALUES (1), (2.5)');
  const differ: SqlCompared[] = [];
  return {
    ...offer(
      () => base,
      code,
      (both) => differ.push(both),
    ),
    differ,
  };
}

test('rows that a test compares are told as they are shown, one column of them too; no other value (U20)', async () => {
  const { assert, differ, reponse } = await offered('SELECT b FROM a');
  const rows = reponse().map((row) => Object.values(row));
  expect(() => assert.deepEqual(rows, [[1], [null]])).toThrow('reçu');
  expect(differ.splice(0)).toEqual([
    {
      got: { columns: ['b'], numbers: [true], rows: [['1'], ['2.5']], total: 2 },
      wanted: { columns: ['b'], numbers: [true], rows: [['1'], [null]], total: 2 },
    },
  ]);
  assert.deepEqual(['a'], ['a']);
  expect(differ.splice(0)).toMatchObject([{ got: { rows: [['a']] } }]);
  assert.deepEqual(reponse().colonnes, ['b']);
  assert.deepEqual([{ a: 1 }], [{ a: 1 }]);
  expect(differ).toEqual([]);
});

test('an answer gives the rows of its last table, and their columns beside (U20)', async () => {
  const { reponse, reponses } = await offered('SELECT 1; SELECT b FROM a; DELETE FROM a WHERE 0');
  expect(reponse()).toEqual([{ b: 1 }, { b: 2.5 }]);
  expect(reponse().colonnes).toEqual(['b']);
  expect(reponses().map((rows) => rows.length)).toEqual([1, 2]);
});

test('an answer without a table is a miss, unless tables are not asked for (U20)', async () => {
  const { reponse, reponses, joue } = await offered('DELETE FROM a');
  expect(reponses()).toEqual([]);
  expect(joue('SELECT * FROM a')).toEqual([]);
  expect(reponse).toThrow('reçu : aucun tableau');
});

test('what SQLite refuses is a miss, or its words alone when they are asked for (U20)', async () => {
  const { joue, refus } = await offered('');
  expect(() => joue('INSERT INTO a VALUES (-1)')).toThrow('SQLite répond : CHECK');
  expect(refus('INSERT INTO a VALUES (-1)')).toMatch(/^CHECK/);
  expect(refus('INSERT INTO a VALUES (3)')).toBe('');
});

test('a table whose name is a word of SQL, and keys made of several columns (U22)', async () => {
  const base = await openBase(`CREATE TABLE "order" (a INT, b INT, PRIMARY KEY (a, b));
CREATE TABLE c (d REFERENCES "order" (a)); INSERT INTO c VALUES (NULL)`);
  expect(tablesOf(base)).toMatchObject([
    { name: 'order', columns: [{ isKey: true }, { isKey: true }], count: 0 },
    { name: 'c', columns: [{ name: 'd', type: '', leadsTo: 'order.a' }], count: 1 },
  ]);
});

test('a view of a table that is gone is named, and stops nothing (U22)', async () => {
  const base = await openBase(
    'CREATE TABLE a (b); CREATE VIEW v AS SELECT b FROM a; DROP TABLE a; CREATE TABLE z (b)',
  );
  expect(tablesOf(base).map(({ name, columns }) => [name, columns.length])).toEqual([
    ['v', 0],
    ['z', 1],
  ]);
});
