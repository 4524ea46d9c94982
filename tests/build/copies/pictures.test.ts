import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { pictureData } from '../../../src/build/copies/pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bytesOf = (data: string) => Buffer.from(data.split(',')[1] ?? '', 'base64');

test('a picture becomes an address of its own, as it was', async () => {
  writeFileSync(join(folder, 'a.svg'), '<svg/>');
  expect(await pictureData(folder, '/a.svg')).toBe('data:image/svg+xml;base64,PHN2Zy8+');
  expect(await pictureData(folder, '/a.svg', true)).toBe('data:image/svg+xml;base64,PHN2Zy8+');
});

test('a light one is 320 px wide at most, and never heavier', async () => {
  const noise = Buffer.from(Array.from({ length: 640 * 300 * 3 }, (_, i) => (i * 7919) % 251));
  const png = await sharp(noise, { raw: { width: 640, height: 300, channels: 3 } })
    .png()
    .toBuffer();
  writeFileSync(join(folder, 'b.png'), png);
  const light = bytesOf(await pictureData(folder, '/b.png', true));
  expect(light.length).toBeLessThan(png.length);
  expect((await sharp(light).metadata()).width).toBe(320);
});

test.each([
  '/absente.png',
  'https://a.example/a.png',
  '//a.example/a.png',
  '/../a.svg',
  'a.svg',
  '/a.exe',
])('%s is refused in French, by its name', async (path) => {
  await expect(pictureData(folder, path)).rejects.toThrow(
    `L’image « ${path} » manque dans la construction.`,
  );
});
