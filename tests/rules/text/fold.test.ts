import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '../../../src/rules/text/fold.ts';

test.each([
  ['  Développement ', 'developpement'],
  ['ŒUVRE', 'oeuvre'],
  ['Ñ ŋ ë Ë', 'n ŋ e e'],
  ['C++', 'c++'],
  ['a \n\t b', 'a b'],
  ['', ''],
])('%j folds to %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('folding twice is folding once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});
