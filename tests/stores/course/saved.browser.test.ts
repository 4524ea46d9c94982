import { expect, test } from 'vitest';
import { keepChoice } from '../../../src/browser/choice/consent.ts';
import { KEYS } from '../../../src/browser/platform/storage.ts';
import { readSaved, save } from '../../../src/stores/course/saved.ts';

test.each([
  { isAccepted: true, area: 'localStorage', other: 'sessionStorage' },
  { isAccepted: false, area: 'sessionStorage', other: 'localStorage' },
] as const)('accepted: $isAccepted: what is saved of a course is in $area', (one) => {
  keepChoice(one.isAccepted);
  expect(readSaved(KEYS.course)).toBeUndefined();
  save(KEYS.course, { id: 'a' });
  expect(readSaved(KEYS.course)).toEqual({ id: 'a' });
  expect(window[one.area].getItem(KEYS.course)).toBe('{"id":"a"}');
  expect(window[one.other].getItem(KEYS.course)).toBeNull();
});
