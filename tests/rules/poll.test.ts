import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CACHE_MS,
  EMPTY_VERDICT_MS,
  pollDelay,
  retryAfter,
  retryDelay,
  STALE_MS,
} from '../../src/rules/poll.ts';

const NOW = Date.parse('Fri, 20 Nov 2026 10:00:00 GMT');
/** A timer set for longer fires at once. */
const LONGEST_TIMER_MS = 2_147_483_647;

test('polls every 10,000 ms; an answer is fresh for 3,000 ms and kept 5 minutes (N11)', () => {
  expect({ pollMs: pollDelay(0), STALE_MS, CACHE_MS }).toEqual({
    pollMs: 10_000,
    STALE_MS: 3_000,
    CACHE_MS: 300_000,
  });
});

test('a page waits 1,000 ms before it says that there is nothing (D3)', () => {
  expect(EMPTY_VERDICT_MS).toBe(1_000);
});

describe('retries 3 times, after 1, 2 and 4 s, at most 30 s (N10)', () => {
  test.each([
    { attempt: 1, delay: 1_000 },
    { attempt: 2, delay: 2_000 },
    { attempt: 3, delay: 4_000 },
    { attempt: 4, delay: undefined },
    { attempt: 400, delay: undefined },
  ])('retry $attempt waits $delay ms', ({ attempt, delay }) => {
    expect(retryDelay(attempt)).toBe(delay);
  });

  test.each([
    { attempt: 1, asked: 30_000, delay: 30_000 },
    { attempt: 1, asked: 120_000, delay: undefined },
    { attempt: 3, asked: 1_000, delay: 4_000 },
    { attempt: 4, asked: 120_000, delay: undefined },
  ])('`Retry-After` is obeyed (N13): retry $attempt, asked $asked ms, waits $delay', (row) => {
    expect(retryDelay(row.attempt, row.asked)).toBe(row.delay);
  });
});

describe('after three failed rounds the interval is 20, 40, then 60 s (N14)', () => {
  test.each([
    { failedCycles: 0, delay: 10_000 },
    { failedCycles: 1, delay: 10_000 },
    { failedCycles: 2, delay: 10_000 },
    { failedCycles: 3, delay: 20_000 },
    { failedCycles: 4, delay: 40_000 },
    { failedCycles: 5, delay: 60_000 },
    { failedCycles: 6, delay: 60_000 },
    { failedCycles: 6_000, delay: 60_000 },
  ])('after $failedCycles failed cycles: $delay ms', ({ failedCycles, delay }) => {
    expect(pollDelay(failedCycles)).toBe(delay);
  });

  test.each([
    { asked: 90_000, delay: 90_000 },
    { asked: 5_000, delay: 20_000 },
  ])('after three, and asked to wait $asked ms: $delay ms', ({ asked, delay }) => {
    expect(pollDelay(3, asked)).toBe(delay);
  });
});

describe('Retry-After, in seconds or as a date', () => {
  test.each([
    { header: null, wait: 0 },
    { header: '0', wait: 0 },
    { header: '120', wait: 120_000 },
    { header: ' 120 ', wait: 120_000 },
    { header: 'Fri, 20 Nov 2026 10:00:30 GMT', wait: 30_000 },
    { header: 'Fri, 20 Nov 2026 09:59:00 GMT', wait: 0 },
    { header: '', wait: 0 },
    { header: '-5', wait: 0 },
    { header: '1.5', wait: 0 },
    { header: 'bientôt', wait: 0 },
    { header: '120, 120', wait: 0 },
    { header: '99999999999', wait: LONGEST_TIMER_MS },
    { header: '9'.repeat(400), wait: LONGEST_TIMER_MS },
    { header: 'Fri, 20 Nov 2099 10:00:00 GMT', wait: LONGEST_TIMER_MS },
  ])('« $header » waits $wait ms', ({ header, wait }) => {
    expect(retryAfter(header, NOW)).toBe(wait);
  });

  test('whatever the header, the wait is one that a timer can hold', () => {
    const headers = fc.oneof(
      fc.string(),
      fc.integer().map(String),
      fc.double().map(String),
      fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
    );
    fc.assert(
      fc.property(headers, (header) => {
        const wait = retryAfter(header, NOW);
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(LONGEST_TIMER_MS);
      }),
    );
  });
});
