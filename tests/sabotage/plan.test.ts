import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLAN } from './plan.ts';

test('sixty planned faults at least, each with a name of its own', () => {
  expect(PLAN.length).toBeGreaterThanOrEqual(60);
  expect(new Set(PLAN.map(({ name }) => name)).size).toBe(PLAN.length);
});

test.each(PLAN)('$name: can still be planted, and names tests that exist', (planned) => {
  const { file, from, to, seenBy } = planned;
  expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
  expect(existsSync(seenBy)).toBe(true);
});
