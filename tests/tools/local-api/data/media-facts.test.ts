import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mediaFacts } from '../../../../src/tools/local-api/data/media-facts.ts';
import { video } from './mp4-file.ts';

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
  const folder = mkdtempSync(join(tmpdir(), 'media-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'a.mp4');
  expect(mediaFacts(file)).toEqual({ bytes: undefined, seconds: undefined });
  writeFileSync(file, video(1_000, 42_500));
  expect(mediaFacts(file).seconds).toBe(42.5);
  writeFileSync(file, Buffer.concat([video(600, 6_000), Buffer.from('suite')]));
  expect(mediaFacts(file).seconds).toBe(10);
});
