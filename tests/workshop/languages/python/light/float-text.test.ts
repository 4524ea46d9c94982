import fc from 'fast-check';
import { expect, test } from 'vitest';
import { floatText } from '../../../../../src/workshop/languages/python/light/float-text.ts';

test.each([
  [8934.62, '8934.62'],
  [1, '1.0'],
  [-0, '-0.0'],
  [0.1 + 0.2, '0.30000000000000004'],
  [1e15, '1000000000000000.0'],
  [1e16, '1e+16'],
  [-1.5e-7, '-1.5e-07'],
  [0.0001, '0.0001'],
  [0.00001, '1e-05'],
  [1e100, '1e+100'],
  [5e-324, '5e-324'],
  [Number.NaN, 'nan'],
  [Number.POSITIVE_INFINITY, 'inf'],
  [Number.NEGATIVE_INFINITY, '-inf'],
])('%d is written %s (U9)', (value, text) => {
  expect(floatText(value)).toBe(text);
});

test('what is written of any number gives it back, and shows that it is a float', () => {
  fc.assert(
    fc.property(fc.double({ noDefaultInfinity: true, noNaN: true }), (value) => {
      const text = floatText(value);
      expect(Object.is(Number(text), value)).toBe(true);
      expect(text).toMatch(/^-?\d+(?:\.\d+|(?:\.\d+)?e[+-]\d{2,})$/);
    }),
  );
});
