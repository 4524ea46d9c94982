import { expect, test } from 'vitest';
import { tablesOf } from '../../../../src/browser/workshop/base/tables.ts';
import { openBase } from './opened.ts';

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
