import { expect, test } from 'vitest';
import { offer } from '../../../../src/browser/workshop/base/offer.ts';
import { openBase } from './opened.ts';

async function offered(code: string) {
  const base = await openBase('CREATE TABLE a (b CHECK (b > 0)); INSERT INTO a VALUES (1), (2.5)');
  return offer(() => base, code);
}

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
