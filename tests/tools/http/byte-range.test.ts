import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byteRange } from '../../../src/tools/http/byte-range.ts';

test.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=500-', { start: 500, end: 999 }],
  ['bytes=-10', { start: 990, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=990-2000', { start: 990, end: 999 }],
  ['bytes=0-9007199254740992', { start: 0, end: 999 }],
  [`bytes=0-${'9'.repeat(400)}`, { start: 0, end: 999 }],
  ['bytes=999-999', { start: 999, end: 999 }],
  ['bytes=1000-', 'beyond'],
  ['bytes=-0', 'beyond'],
  [`bytes=${'9'.repeat(400)}-`, 'beyond'],
  ['bytes=9-2', undefined],
  ['bytes=-', undefined],
  ['bytes=a-b', undefined],
  ['bytes=0-1,5-6', undefined],
  ['octets=0-9', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s of 1,000 bytes', (header, range) => {
  expect(byteRange(header, 1_000)).toEqual(range);
});

test('nothing is a part of an empty file', () => {
  expect(byteRange('bytes=0-', 0)).toBe('beyond');
  expect(byteRange('bytes=-5', 0)).toBe('beyond');
});

test('whatever is asked, a part lies in the file', () => {
  const sign = fc.constantFrom(...'bytes=-0123456789,');
  const header = fc.oneof(
    fc.string({ unit: sign }),
    fc.tuple(fc.bigInt(), fc.bigInt()).map(([first, last]) => `bytes=${first}-${last}`),
  );
  fc.assert(
    fc.property(header, fc.nat(5_000), (text, size) => {
      const range = byteRange(text, size);
      if (range === undefined || range === 'beyond') return;
      expect(range.start).toBeLessThanOrEqual(range.end);
      expect(range.end).toBeLessThan(size);
      expect(Number.isSafeInteger(range.start) && range.start >= 0).toBe(true);
    }),
  );
});
