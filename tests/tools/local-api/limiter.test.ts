import { expect, test } from 'vitest';
import { createLimiter } from '../../../src/tools/local-api/http/limiter.ts';

function makeLimiter(limit: number) {
  const clock = { ms: 0 };
  return { clock, limiter: createLimiter(limit, 60_000, () => clock.ms) };
}

test('so many in any minute, then the seconds to wait', () => {
  const { clock, limiter } = makeLimiter(2);
  expect(limiter.take('a')).toBe(0);
  clock.ms = 30_000;
  expect(limiter.take('a')).toBe(0);
  expect(limiter.take('a')).toBe(30);
  clock.ms = 59_999;
  expect(limiter.take('a')).toBe(1);
  clock.ms = 60_000;
  expect(limiter.take('a')).toBe(0);
  expect(limiter.take('a')).toBe(30);
});

test('each address has its own', () => {
  const { limiter } = makeLimiter(1);
  expect([limiter.take('a'), limiter.take('b'), limiter.take('a')]).toEqual([0, 0, 60]);
});

test('what is given back may be taken again', () => {
  const { limiter } = makeLimiter(1);
  limiter.take('a');
  limiter.giveBack('a');
  limiter.giveBack('nobody');
  expect(limiter.take('a')).toBe(0);
  expect(limiter.take('a')).toBe(60);
});

test('quiet addresses are forgotten, a waiting one is not', () => {
  const { clock, limiter } = makeLimiter(1);
  for (let index = 0; index < 5_000; index += 1) limiter.take(`old-${index}`);
  clock.ms = 60_000;
  limiter.take('a');
  for (let index = 0; index < 5_000; index += 1) limiter.take(`new-${index}`);
  expect(limiter.take('a')).toBe(60);
});
