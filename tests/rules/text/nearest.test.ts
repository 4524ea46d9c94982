import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearest } from '../../../src/rules/text/nearest.ts';

const NAMES = ['reactjs', 'reactnative', 'sql', 'mysql', 'c', 'cpp'];

test.each([
  ['reactj', 'reactjs'],
  ['react', 'reactjs'],
  ['Sql', 'sql'],
  ['mysq', 'mysql'],
  ['cp', 'c'],
  ['photographie', undefined],
])('%s: %s', (word, near) => {
  expect(nearest(word, NAMES)).toBe(near);
});

test('a name is its own nearest, and no name is near when there is none', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{3,12}$/), { minLength: 1 }), (names) => {
      for (const name of names) expect(nearest(name, names)).toBe(name);
    }),
  );
  expect(nearest('sql', [])).toBeUndefined();
});
