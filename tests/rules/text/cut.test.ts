import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cut } from '../../../src/rules/text/cut.ts';

test.each([
  ['', 3, ''],
  ['abc', 3, 'abc'],
  ['abcd', 3, 'ab…'],
  ['🐐🐐', 4, '🐐🐐'],
  ['🐐🐐', 3, '🐐…'],
  ['a🐐🐐', 3, 'a…'],
])('%j in %i is %j', (text, most, kept) => {
  expect(cut(text, most)).toBe(kept);
});

test('a text is never longer than what is asked, and no sign is cut', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 12 }), (text, most) => {
      expect(cut(text, most).length).toBeLessThanOrEqual(most);
      expect(cut(text, most).isWellFormed()).toBe(text.isWellFormed());
    }),
  );
});
