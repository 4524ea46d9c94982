import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openSpareCache } from '../../../src/cache/cache.ts';
import { pngOf } from '../../../src/layouts/share/png.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const square = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><rect width="8" height="6" fill="${color}"/></svg>`;

beforeAll(() => void vi.stubEnv('SAMPLES_CACHE', folder));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('draws an SVG as a PNG of its size', async () => {
  const { format, width, height } = await sharp(await pngOf(square('red'))).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 8, height: 6 });
});

it('takes a picture that was drawn once from the cache, and another SVG has another', async () => {
  const red = await pngOf(square('red'));
  const [entry = ''] = readdirSync(join(folder, 'pictures'));
  expect(await pngOf(square('red'))).toEqual(red);
  openSpareCache('pictures').put(entry.replace('.json', ''), 'a2VwdA==');
  expect(Buffer.from(await pngOf(square('red'))).toString()).toBe('kept');
  expect(await pngOf(square('blue'))).not.toEqual(red);
});
