import { expect, test } from 'vitest';
import { bodyOf } from './compiled.ts';

test.each([
  ['<p>a</h1>', 1, 'la dernière ouverte est <p>, donc </p> vient d’abord'],
  ['<p>\n<b></p>\n</b>', 2, 'la dernière ouverte est <b>'],
  ['() => <a/>\n<b/>', 2, 'Deux éléments se suivent'],
  ['<p>a', 1, 'Il manque une balise fermante'],
  ['<p>1 > 2</p>', 1, 'le signe > s’écrit {">"}'],
  ['<p>}</p>', 1, 'le signe } s’écrit {"}"}'],
  ['<p a=b/>', 1, 'entre guillemets, ou entre accolades'],
  ['<p\n a={}/>', 2, 'des accolades vides'],
])('%j: line %i, « …%s… »', (code, line, text) => {
  expect(bodyOf(code)).toEqual({ line, text: expect.stringContaining(text) });
});

test.each([
  ['const a = 1;\nconst a = 2;', 2, "Identifier 'a' has already been declared"],
  ['if (a {', 1, 'Unexpected token'],
  ['let a: number', 1, 'Unexpected token'],
])('%j: line %i, in the words of the parser too: « …%s… »', (code, line, message) => {
  expect(bodyOf(code)).toMatchObject({
    ...{ line, text: expect.stringMatching(/^Faute de syntaxe/) },
    message: expect.stringContaining(message),
  });
});
