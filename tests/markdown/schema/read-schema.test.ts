import { expect, test } from 'vitest';
import { readSchema } from '../../../src/markdown/schema/read-schema.ts';

test('reads tables, columns, keys, and what foreign keys lead to (T26)', () => {
  const code = `CREATE TABLE auteurs (id INTEGER PRIMARY KEY, nom TEXT);
CREATE TABLE livres (titre, auteur_id INTEGER REFERENCES auteurs, suite_de TEXT REFERENCES livres (titre));
INSERT INTO auteurs VALUES (1, 'a');`;
  expect(readSchema(code)).toEqual([
    {
      name: 'auteurs',
      columns: [
        { name: 'id', type: 'INTEGER', isKey: true },
        { name: 'nom', type: 'TEXT', isKey: false },
      ],
    },
    {
      name: 'livres',
      columns: [
        { name: 'titre', type: '', isKey: false },
        {
          name: 'auteur_id',
          type: 'INTEGER',
          isKey: false,
          leadsTo: { table: 'auteurs', column: 'id' },
        },
        {
          name: 'suite_de',
          type: 'TEXT',
          isKey: false,
          leadsTo: { table: 'livres', column: 'titre' },
        },
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
