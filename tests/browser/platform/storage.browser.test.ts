import { beforeEach, describe, expect, test } from 'vitest';
import * as storage from '../../../src/browser/platform/storage.ts';
import { blockStorage, POISONS, silence } from '../page.ts';

const AREAS = ['localStorage', 'sessionStorage'] as const;
const KEY = storage.KEYS.preferences;
const RECORD = { category: 'Design', modality: 'free', language: 'wolof' };
/** Past the 5 MB that Chromium gives to an origin. */
const TOO_LONG = 'a'.repeat(6_000_000);

let logged: unknown[][];

beforeEach(() => {
  logged = silence();
});

describe.each(AREAS)('%s', (area) => {
  test('gives back what was written, and nothing once it is removed', () => {
    expect(storage.readText(area, KEY)).toBeUndefined();
    expect(storage.readRecord(area, KEY)).toBeUndefined();
    storage.writeRecord(area, KEY, RECORD);
    expect(storage.readRecord(area, KEY)).toEqual(RECORD);
    storage.writeText(area, KEY, undefined);
    expect(window[area]).toHaveLength(0);
    expect(logged).toEqual([]);
  });

  test('B-002 blocked: reads nothing, loses what is written and says so', () => {
    blockStorage(area);
    expect(storage.readText(area, KEY)).toBeUndefined();
    expect(storage.readRecord(area, KEY)).toBeUndefined();
    storage.writeRecord(area, KEY, RECORD);
    storage.writeText(area, KEY, undefined);
    const reason = expect.objectContaining({ name: 'SecurityError' });
    expect(logged).toEqual([
      ['storage', KEY, reason],
      ['storage', KEY, reason],
    ]);
  });

  test('B-003 full: keeps the earlier value, says so, and takes the next one that fits', () => {
    storage.writeText(area, KEY, 'earlier');
    storage.writeText(area, KEY, TOO_LONG);
    expect(storage.readText(area, KEY)).toBe('earlier');
    const reason = expect.objectContaining({ name: 'QuotaExceededError' });
    expect(logged).toEqual([['storage', KEY, reason]]);
    storage.writeText(area, KEY, 'later');
    expect(storage.readText(area, KEY)).toBe('later');
  });

  // The shape of a record is judged where it is used: `isPreferences` and its like.
  test.each(POISONS)('poisoned, $poison: parsed or ignored and logged, then repaired', (one) => {
    window[area].setItem(KEY, one.text);
    expect(storage.readRecord(area, KEY)).toEqual(one.parsed);
    expect(logged).toHaveLength('parsed' in one ? 0 : 1);
    expect(Object.prototype).not.toHaveProperty('category');
    storage.writeRecord(area, KEY, RECORD);
    expect(storage.readRecord(area, KEY)).toEqual(RECORD);
  });
});

test('the records of a course keep their names (V12)', () => {
  expect([storage.KEYS.course, storage.KEYS.courseFields]).toEqual([
    'courseDetails',
    'courseDetailsFields',
  ]);
  expect(storage.courseStateKey('c/1 é')).toBe('course-state-c/1 é');
});

test.each(['', ' a ', '__proto__', 'a'.repeat(10_000), '<script>', '🎓\u202E'])(
  'the state of a course is kept under its own id, even %j',
  (id) => {
    storage.writeRecord('sessionStorage', storage.courseStateKey(id), { id });
    storage.writeRecord('sessionStorage', storage.courseStateKey('other'), { id: 'other' });
    expect(storage.readRecord('sessionStorage', storage.courseStateKey(id))).toEqual({ id });
    expect(Object.keys(sessionStorage)).toHaveLength(2);
    expect(Object.values<string>(storage.KEYS)).not.toContain(storage.courseStateKey(id));
  },
);
