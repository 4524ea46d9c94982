import { describe, expect, test } from 'vitest';
import { KEYS } from '../../src/browser/platform/storage.ts';
import followed from '../../src/inline/followed.ts?program';
import resume from '../../src/inline/resume.ts?program';
import { blockStorage } from '../browser/page.ts';
import { run } from './run.ts';

const ENDED = { seen: ['s-1', 's-2'], total: 2 };
const BEGUN = { seen: [], total: 2 };
const TUTORIAL = { lastRessourcesViews: 'Python', progress: 38, tabs: 'bases' };

const has = (name: string) => document.documentElement.classList.contains(name);

describe.each([
  { what: 'the banner', program: resume, name: 'has-resume', key: KEYS.lastView, record: TUTORIAL },
  {
    ...{ what: 'the card of home (H15)', program: followed, name: 'has-course' },
    ...{ key: KEYS.courseProgress, record: [ENDED, BEGUN] },
  },
])('the place of $what', ({ program, name, key, record }) => {
  test('is not there at a first visit, nor where the storage is blocked', () => {
    run(program);
    blockStorage('localStorage');
    run(program);
    expect(has(name)).toBe(false);
  });

  test.each(['localStorage', 'sessionStorage'] as const)('is kept by a record in %s', (area) => {
    window[area].setItem(key, JSON.stringify(record));
    run(program);
    expect(has(name)).toBe(true);
  });
});

test.each([
  ['no course', '[]'],
  ['a course that was seen whole', JSON.stringify([ENDED])],
  ['a record that cannot be read', '{"python":'],
  ['a record of another shape', '{"python":1}'],
])('%s: home keeps no place', (_, record) => {
  localStorage.setItem(KEYS.courseProgress, record);
  run(followed);
  expect(has('has-course')).toBe(false);
});
