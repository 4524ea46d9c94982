import { expect, test } from 'vitest';
import { refusalOf, sqlFault } from '../../../../src/workshop/languages/sql/faults.ts';

const none = () => undefined;

test.each([
  ['no such table: livre', 'La base n’a pas de table nommée « livre ».'],
  [
    'no such column: "conte" - should this be a string literal in single-quotes?',
    'Entre guillemets droits doubles, "conte" est le nom d’une colonne, et il n’y en a pas. Un texte s’écrit entre apostrophes.',
  ],
  [
    'UNIQUE constraint failed: lecteurs.tel',
    'Cette valeur existe déjà, et lecteurs.tel n’accepte pas de doublon.',
  ],
  ['NOT NULL constraint failed: livres.titre', 'La colonne livres.titre doit avoir une valeur.'],
  ['on garde tout', 'SQLite refuse cette instruction.'],
])('%s: %s (U21)', (message, text) => {
  expect(sqlFault(message, { code: 'SELECT 1', start: 0 }, none)).toMatchObject({ text, message });
});

test.each([
  ['the statement, after its comments', 'SELECT 1;\n\n-- deux\nSELECT 2', 9, 'autre chose', 4],
  [
    'what is named',
    'SELECT titre,\n  auteur_id,\n  auteur\nFROM livres',
    0,
    'no such column: auteur',
    3,
  ],
  [
    'what is named with its table',
    'SELECT l.titre\nFROM livres AS v',
    0,
    'no such column: l.titre',
    1,
  ],
  [
    'a name between double quotes',
    'SELECT *\nFROM l\nWHERE a = "b"',
    0,
    'no such column: "b" - should this be a string literal in single-quotes?',
    3,
  ],
  ['the end, when it lacks something', 'SELECT (1\n+ 2\n', 0, 'incomplete input', 2],
  ['the first line, when the name is not there', 'SELECT 1', 0, 'no such table: a', 1],
])('the line is that of %s (U21)', (_, code, start, message, line) => {
  expect(sqlFault(message, { code, start }, none).line).toBe(line);
});

test('of several words, the line is that of the one that SQLite stops at (U21)', () => {
  const code = 'SELECT a, b\nFROM t\nWHERE a = 1,\n  b = 2';
  const message = 'near ",": syntax error';
  const answer = (part: string) => (part.includes('= 1,') ? message : 'incomplete input');
  expect(sqlFault(message, { code, start: 0 }, answer).line).toBe(3);
});

test.each([
  ["ATTACH 'a.db' AS b", true],
  ['-- un\n/* deux */ ; attach database x as b', true],
  ['VACUUM INTO "a"', true],
  ['VACUUM main INTO "a"', true],
  ['DETACH b', true],
  ['VACUUM', false],
  ["SELECT 'ATTACH'", false],
])('%j is closed: %s (U19)', (statement, isClosed) => {
  expect(refusalOf(statement) !== undefined).toBe(isClosed);
});
