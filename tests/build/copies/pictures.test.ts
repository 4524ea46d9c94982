import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureData } from '../../../src/build/copies/pictures.ts';
import { builtFolder } from '../built-folder.ts';

const bytesOf = (data: string) => Buffer.from(data.split(',')[1] ?? '', 'base64');

test('a picture becomes an address of its own, as it was', async () => {
  using built = builtFolder({ 'a.svg': '<svg/>' });
  for (const isLight of [false, true]) {
    const data = await pictureData(built.folder, '/a.svg', isLight);
    expect(data).toBe('data:image/svg+xml;base64,PHN2Zy8+');
  }
});

test('a light one is 320 px wide at most, and never heavier', async () => {
  const noise = Buffer.from(Array.from({ length: 640 * 300 * 3 }, (_, i) => (i * 7919) % 251));
  const png = await sharp(noise, { raw: { width: 640, height: 300, channels: 3 } })
    .png()
    .toBuffer();
  using built = builtFolder({ 'b.png': png });
  const light = bytesOf(await pictureData(built.folder, '/b.png', true));
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
  using built = builtFolder({ 'a.svg': '<svg/>', '../a.svg': '<svg/>' });
  await expect(pictureData(built.folder, path)).rejects.toThrow(
    `L’image « ${path} » manque dans la construction.`,
  );
});
