import { describe, expect, test } from 'vitest';
import { NO_ANSWER, probeDelay, sessionAnswer } from '../../../src/rules/site/session.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const YEAR_MS = 31_536_000_000;

test('an answer stands for 600,000 ms (S3)', () => {
  expect(probeDelay({ ...NO_ANSWER, askedAt: NOW }, NOW)).toBe(600_000);
});

describe('the stored answer', () => {
  test.each([true, false])('is taken as it was written: %s', (isLoggedIn) => {
    expect(sessionAnswer({ isLoggedIn, askedAt: NOW })).toEqual({ isLoggedIn, askedAt: NOW });
  });

  test.each([
    undefined,
    null,
    true,
    'true',
    1,
    [true],
    {},
    { isLoggedIn: 'true', askedAt: '5' },
    { isLoggedIn: 1, askedAt: null },
    { isLoggedIn: {}, askedAt: {} },
    JSON.parse('{"__proto__":{"isLoggedIn":1,"askedAt":"x"}}'),
  ])('that is none, %j, is « not logged in », and due', (record) => {
    expect(sessionAnswer(record)).toEqual({ isLoggedIn: false, askedAt: 0 });
    expect(probeDelay(sessionAnswer(record), NOW)).toBe(0);
  });
});

describe('the probe is due every 10 minutes (S3)', () => {
  test.each([
    { age: 0, delay: 600_000 },
    { age: 1, delay: 599_999 },
    { age: 599_999, delay: 1 },
    { age: 600_000, delay: 0 },
    { age: YEAR_MS, delay: 0 },
    // A clock that was set back, or a record from nowhere.
    { age: -1, delay: 0 },
    { age: -YEAR_MS, delay: 0 },
    { age: Number.NEGATIVE_INFINITY, delay: 0 },
    { age: Number.NaN, delay: 0 },
  ])('asked $age ms ago: due in $delay ms', ({ age, delay }) => {
    expect(probeDelay({ isLoggedIn: true, askedAt: NOW - age }, NOW)).toBe(delay);
  });
});
