import { expect, test } from 'vitest';
import { readSchema } from '../../../src/markdown/schema/read-schema.ts';

test('reads tables, columns, keys, and what foreign keys lead to (T26)', () => {
  const code = `CREATE TABLE auteurs (id INTEGER PRIMARY KEY, nom TEXT);
CREATE TABLE livres (titre, auteur_id INTEGER REFERENCES auteurs, suite_de TEXT REFERENCES livres (titre));
INSERT INTO auteurs VALUES (1, 'a');`;
  const column = (name: string, type: string, table = '', column = '') => ({
    ...{ name, type, isKey: false },
    ...(table && { leadsTo: { table, column } }),
  });
  expect(readSchema(code)).toEqual([
    {
      name: 'auteurs',
      columns: [{ ...column('id', 'INTEGER'), isKey: true }, column('nom', 'TEXT')],
    },
    {
      name: 'livres',
      columns: [
        column('titre', ''),
        column('auteur_id', 'INTEGER', 'auteurs', 'id'),
        column('suite_de', 'TEXT', 'livres', 'titre'),
      ],
    },
  ]);
});

test.each([
  ['CREATE TABL a (b)', 'SQLite le refuse : near "TABL": syntax error'],
  ['SELECT 1', 'il ne crée aucune table'],
  ['CREATE TABLE a (b REFERENCES c)', 'a.b mène à c, qui n’est pas là'],
  ['CREATE TABLE c (d); CREATE TABLE a (b REFERENCES c)', 'a.b mène à c, qui n’est pas là'],
])('%s: %s (T26)', (code, says) => {
  expect(() => readSchema(code)).toThrow(says);
});
