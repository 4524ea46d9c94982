import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearest } from '../../../src/rules/text/nearest.ts';

const NAMES = ['PUBLIC_HOME_URL', 'PUBLIC_TRAINING_URL', 'PUBLIC_SITE_NAME', 'PUBLIC_OFFLINE'];

test.each([
  { word: 'PUBLIC_TRAINING_ULR', meant: 'PUBLIC_TRAINING_URL' },
  { word: 'PUBLIC_TRAINING', meant: 'PUBLIC_TRAINING_URL' },
  { word: 'PUBLIC_HOME_URLS', meant: 'PUBLIC_HOME_URL' },
  { word: 'PUBLIC_SITENAME', meant: 'PUBLIC_SITE_NAME' },
  { word: 'public_offline', meant: 'PUBLIC_OFFLINE' },
  { word: 'PUBLIC_XYZABCDEFGHIJ', meant: undefined },
  { word: '', meant: undefined },
])('« $word » means $meant', ({ word, meant }) => {
  expect(nearest(word, NAMES)).toBe(meant);
});

test('a word of the list is itself, and no list holds nothing', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ minLength: 1 }), { minLength: 1 }),
      ([word = '', ...others]) => {
        expect(nearest(word, [...others, word])?.toUpperCase()).toBe(word.toUpperCase());
        expect(nearest(word, [])).toBeUndefined();
      },
    ),
  );
});
