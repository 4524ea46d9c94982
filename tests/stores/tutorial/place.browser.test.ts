import { expect, test } from 'vitest';
import { KEYS } from '../../../src/browser/platform/storage.ts';
import { byTutorial, keepPlace } from '../../../src/stores/tutorial/place.ts';

test('a step, then a heading: each takes the place of the one before (R7)', () => {
  const page = { name: 'Python', slug: 'python' };
  keepPlace(page, 'bases');
  expect(sessionStorage.getItem(KEYS.places)).toBe('{"python":"bases"}');
  keepPlace(page, 'utils', 'utils-trier');
  expect(sessionStorage.getItem(KEYS.places)).toBe('{"python":"utils-trier"}');
});

test.each(['null', '3', '"bases"'])('the record %s holds nothing by tutorial', (text) => {
  sessionStorage.setItem(KEYS.places, text);
  expect(byTutorial(KEYS.places)).toEqual({});
});
