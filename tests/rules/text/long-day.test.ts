import { expect, test } from 'vitest';
import { longDay } from '../../../src/rules/text/long-day.ts';

test.each([
  ['2026-11-25', '25 novembre 2026'],
  ['2026-08-02T23:59:59Z', '2 août 2026'],
])('%s is « %s »', (day, label) => {
  expect(longDay(new Date(day))).toBe(label);
});
