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
  ['const a = 1;\nconst a = 2;', 2, "Son message\u00A0: Identifier 'a' has already been declared"],
  ['if (a {', 1, 'Son message\u00A0: Unexpected token'],
  ['let a: number', 1, 'Son message'],
])('%j: line %i, « …%s… »', (code, line, text) => {
  expect(bodyOf(code)).toEqual({ line, text: expect.stringContaining(text) });
});
