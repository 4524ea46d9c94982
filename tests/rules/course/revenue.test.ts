import { expect, test } from 'vitest';
import { PLATFORM_PERCENT, shareOf, TRAINER_PERCENT } from '../../../src/rules/course/revenue.ts';

test('70 % go to the trainer, 30 % to the platform (E3)', () => {
  expect([TRAINER_PERCENT, PLATFORM_PERCENT]).toEqual([70, 30]);
});

test.each([
  [5_000, 3_500, 1_500],
  [10_000, 7_000, 3_000],
  [25_000, 17_500, 7_500],
  [10, 7, 3],
])('of %i FCFA, %i for the trainer, %i for the platform', (price, trainer, platform) => {
  expect(shareOf(price)).toEqual({ price, trainer, platform });
});

test.each([0, -10, 15, 4_999, 10.5, 1e300, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d has no share in whole francs',
  (price) => {
    expect(shareOf(price)).toBeUndefined();
  },
);
