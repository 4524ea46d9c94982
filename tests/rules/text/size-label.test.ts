import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundedSizeLabel, sizeLabel } from '../../../src/rules/text/size-label.ts';

test.each([
  [66_689, '67\u00a0Ko'],
  [144_817, '145\u00a0Ko'],
  [9_949, '9,9\u00a0Ko'],
  [4_000, '4\u00a0Ko'],
  [0, '0\u00a0Ko'],
  [1, '0,1\u00a0Ko'],
  [49, '0,1\u00a0Ko'],
  [151, '0,2\u00a0Ko'],
  [9_960, '10\u00a0Ko'],
  [999_499, '999\u00a0Ko'],
  [999_500, '1\u00a0Mo'],
  [1_000_000, '1\u00a0Mo'],
  [2_741_000, '2,7\u00a0Mo'],
  [9_960_000, '10\u00a0Mo'],
  [45_400_000, '45\u00a0Mo'],
  [1_234_567_890, '1\u202f235\u00a0Mo'],
])('%i bytes are « %s »', (bytes, label) => {
  expect(sizeLabel(bytes)).toBe(label);
});

test.each([
  [0, '0\u00a0Ko'],
  [1, '5\u00a0Ko'],
  [65_000, '65\u00a0Ko'],
  [65_001, '70\u00a0Ko'],
  [995_000, '995\u00a0Ko'],
  [995_001, '1\u00a0Mo'],
  [1_234_567, '1,3\u00a0Mo'],
  [9_900_001, '10\u00a0Mo'],
  [10_000_001, '11\u00a0Mo'],
])('%i bytes, rounded up, are « %s » (T18)', (bytes, label) => {
  expect(roundedSizeLabel(bytes)).toBe(label);
});

test('a rounded weight is never less than the weight (T18)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 900_000_000 }), (bytes) => {
      const [amount = '', unit = ''] = roundedSizeLabel(bytes).split('\u00a0');
      const said = Number(amount.replace(',', '.')) * (unit === 'Mo' ? 1_000_000 : 1_000);
      expect(said).toBeGreaterThanOrEqual(bytes);
    }),
  );
});
