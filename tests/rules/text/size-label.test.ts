import { expect, test } from 'vitest';
import { sizeLabel } from '../../../src/rules/text/size-label.ts';

test.each([
  [66_689, '67\u00a0Ko'],
  [144_817, '145\u00a0Ko'],
  [9_949, '9,9\u00a0Ko'],
  [4_000, '4\u00a0Ko'],
  [0, '0\u00a0Ko'],
  [1_234_567, '1\u202f235\u00a0Ko'],
])('%i bytes are « %s »', (bytes, label) => {
  expect(sizeLabel(bytes)).toBe(label);
});
