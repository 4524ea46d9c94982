import { expect, test } from 'vitest';
import { KEYS, writeRecord } from '../../src/browser/platform/storage.ts';
import program from '../../src/inline/followed.ts?program';
import { blockStorage } from '../browser/page.ts';
import { run } from './run.ts';

const ENDED = { seen: ['s-1', 's-2'], total: 2 };
const hasPlace = () => document.documentElement.classList.contains('has-course');

test('a first visit has no place for the card (H15)', () => {
  run(program);
  expect(hasPlace()).toBe(false);
});

test.each(['localStorage', 'sessionStorage'] as const)(
  'a course that is followed, kept in %s, keeps the place of its card',
  (area) => {
    writeRecord(area, KEYS.courseProgress, [ENDED, { seen: [], total: 2 }]);
    run(program);
    expect(hasPlace()).toBe(true);
  },
);

test.each([
  ['no course', '[]'],
  ['a course that was seen whole', JSON.stringify([ENDED])],
  ['a record that cannot be read', '{"python":'],
  ['a record of another shape', '{"python":1}'],
])('%s: no place is kept', (_, record) => {
  localStorage.setItem(KEYS.courseProgress, record);
  run(program);
  expect(hasPlace()).toBe(false);
});

test('a storage that is blocked stops nothing', () => {
  blockStorage('localStorage');
  run(program);
  expect(hasPlace()).toBe(false);
});
