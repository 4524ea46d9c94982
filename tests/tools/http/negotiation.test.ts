import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accepts, isHeld } from '../../../src/tools/http/negotiation.ts';

test.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['W/"b", "a"', 'W/"a"', true],
  ['"b","a"', '"a"', true],
  [' * ', '"a"', true],
  ['"b"', '"a"', false],
  ['a', '"a"', false],
  ['"ab"', '"a"', false],
  ['', '"a"', false],
  [undefined, '"a"', false],
])('a client that says %s holds %s: %s', (ifNoneMatch, etag, held) => {
  expect(isHeld(ifNoneMatch, etag)).toBe(held);
});

test.each([
  ['gzip', 'gzip', true],
  ['br, GZIP', 'gzip', true],
  ['x-gzip', 'gzip', true],
  ['deflate, gzip;q=0.5', 'gzip', true],
  ['*', 'br', true],
  ['*;q=0, gzip', 'gzip', true],
  ['*, gzip;q=0', 'gzip', false],
  ['gzip;q=0', 'gzip', false],
  ['gzip; q=0.000', 'gzip', false],
  ['gzip;q=many', 'gzip', false],
  ['gzipped', 'gzip', false],
  ['br', 'gzip', false],
  ['', 'gzip', false],
  [undefined, 'gzip', false],
])('%s lets %s through: %s', (acceptEncoding, coding, accepted) => {
  expect(accepts(acceptEncoding, coding)).toBe(accepted);
});

test('no header throws', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      isHeld(header, 'W/"a"');
      accepts(header, 'br');
    }),
  );
});
