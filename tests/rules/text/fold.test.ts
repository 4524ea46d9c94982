import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '../../../src/rules/text/fold.ts';

test.each([
  ['  Développement ', 'developpement'],
  ['ŒUVRE', 'oeuvre'],
  ['ex Æquo', 'ex aequo'],
  ['Ñ Ŋ ŋ ë Ë', 'n n n e e'],
  ['تَعَلُّـم البرمجة', 'تعلم البرمجه'],
  ['ﬁ Ａ ² a\u00ADb', 'fi a 2 ab'],
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
