import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mediaFacts, secondsOf } from '../../../../src/tools/local-api/data/media-facts.ts';
import { temporaryFolder } from '../support/folder.ts';

const MEDIA = 'content/catalog/media/sections';

test('each video of the catalogue says how long it lasts, each file what it weighs (D18)', () => {
  for (const name of readdirSync(MEDIA)) {
    const { bytes, seconds } = mediaFacts(join(MEDIA, name));
    expect(bytes).toBe(statSync(join(MEDIA, name)).size);
    if (name.endsWith('.mp4')) expect(seconds).toBeGreaterThan(1);
    else expect(seconds).toBeUndefined();
  }
});

test('a file that changes is read again; one that is not there says nothing', () => {
  const file = join(temporaryFolder(), 'a.mp4');
  expect(mediaFacts(file)).toEqual({});
  writeFileSync(file, video(1_000, 42_500));
  expect(mediaFacts(file).seconds).toBe(42.5);
  writeFileSync(file, Buffer.concat([video(600, 6_000), Buffer.from('suite')]));
  expect(mediaFacts(file).seconds).toBe(10);
});

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

/** The header of an mp4, with its length: `duration / timescale` seconds. */
function video(timescale: number, duration: number): Buffer {
  const header = Buffer.alloc(20);
  header.writeUInt32BE(timescale, 12);
  header.writeUInt32BE(duration, 16);
  return box('moov', box('mvhd', header));
}

/** A box of an mp4: its size and its type, then what it holds. */
function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}
