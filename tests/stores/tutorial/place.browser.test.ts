import { expect, test } from 'vitest';
import { KEYS } from '../../../src/browser/platform/storage.ts';
import { keepOf, keepPlace, listOf, stepsOf } from '../../../src/stores/tutorial/place.ts';

test('a step, then a heading: each takes the place of the one before (R7)', () => {
  const page = { name: 'Python', slug: 'python' };
  keepPlace(page, 'bases');
  expect(sessionStorage.getItem(KEYS.places)).toBe('{"python":"bases"}');
  keepPlace(page, 'utils', 'utils-trier');
  expect(sessionStorage.getItem(KEYS.places)).toBe('{"python":"utils-trier"}');
});

test.each(['null', '3', '"bases"', '{"python":"bases"}'])(
  'the record %s lists nothing of a tutorial, and is repaired',
  (text) => {
    sessionStorage.setItem(KEYS.readSteps, text);
    expect(listOf('python', KEYS.readSteps)).toEqual([]);
    keepOf('python', KEYS.readSteps, ['intro']);
    expect(listOf('python', KEYS.readSteps)).toEqual(['intro']);
  },
);

test('of the steps that a record lists, those that are none are left out', () => {
  sessionStorage.setItem(KEYS.woven, '{"python":["intro","Bases",3,null,"final"]}');
  expect(stepsOf('python', KEYS.woven)).toEqual(['intro', 'final']);
});
