import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { secondsOf } from '../../../../src/tools/local-api/data/media-facts.ts';
import { box, video } from './mp4-file.ts';

describe('the header of an mp4', () => {
  test('is found after other boxes, in its short and in its long form', () => {
    const other = box('ftyp', Buffer.from('isom'));
    expect(secondsOf(Buffer.concat([other, video(90_000, 180_000)]))).toBe(2);
    const long = Buffer.alloc(32);
    long.writeUInt8(1, 0);
    long.writeUInt32BE(1_000, 20);
    long.writeBigUInt64BE(3_600_000n, 24);
    expect(secondsOf(box('moov', box('mvhd', long)))).toBe(3_600);
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['no header', box('ftyp', Buffer.from('isom'))],
    ['an empty header', box('moov', box('mvhd', Buffer.alloc(0)))],
    ['a timescale of 0', video(0, 10)],
    ['no length', video(1_000, 0)],
    ['a box of size 0', Buffer.from('\0\0\0\0moov')],
    ['a box that is longer than the file', Buffer.from('\0\0\u0001\0moov')],
  ])('%s: no length', (_, file) => {
    expect(secondsOf(file)).toBeUndefined();
  });

  test('any bytes are read without an error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const seconds = secondsOf(box('moov', box('mvhd', Buffer.from(bytes))));
        expect(seconds === undefined || seconds >= 0).toBe(true);
        secondsOf(Buffer.from(bytes));
      }),
    );
  });
});
