import { expect, test } from 'vitest';
import { createLimiter } from '../../../src/tools/local-api/http/limiter.ts';

test('so many in any minute, then the seconds to wait, for each address; quiet ones are swept', () => {
  const clock = { ms: 0 };
  const limiter = createLimiter(2, 60_000, () => clock.ms);
  expect([limiter.take('a'), limiter.take('b')]).toEqual([0, 0]);
  clock.ms = 30_000;
  expect([limiter.take('a'), limiter.take('a')]).toEqual([0, 30]);
  clock.ms = 59_999;
  expect(limiter.take('a')).toBe(1);
  clock.ms = 60_000;
  expect([limiter.take('a'), limiter.take('a')]).toEqual([0, 30]);
  limiter.giveBack('a');
  limiter.giveBack('nobody');
  expect([limiter.take('a'), limiter.take('a')]).toEqual([0, 30]);
});
