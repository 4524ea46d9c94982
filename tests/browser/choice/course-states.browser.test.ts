import { expect, test } from 'vitest';
import { courseStateKeys } from '../../../src/browser/choice/course-states.ts';
import { KEYS } from '../../../src/browser/platform/storage.ts';
import { blockStorage } from '../page.ts';

test('the saved states of courses are found among the other records, in a blocked storage none', () => {
  for (const key of ['course-state-a', KEYS.course, 'course-state-b'])
    sessionStorage.setItem(key, '{}');
  expect(courseStateKeys('sessionStorage').toSorted()).toEqual([
    'course-state-a',
    'course-state-b',
  ]);
  blockStorage('sessionStorage');
  expect(courseStateKeys('sessionStorage')).toEqual([]);
});
