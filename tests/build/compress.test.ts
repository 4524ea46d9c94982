import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { HOME, plantSite } from './site-folder.ts';

const { folder, remove } = await plantSite();
afterAll(remove);

test.each([
  ['a page', 'index.html'],
  ['a page in a folder', 'ressources/python.html'],
  ['a script', '_astro/app.a1b2c3.js'],
  ['a drawing', 'favicon.svg'],
])('%s has a .br and a .gz that hold the same', (_, name) => {
  const plain = readFileSync(join(folder, name));
  expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`)))).toEqual(plain);
  expect(gunzipSync(readFileSync(join(folder, `${name}.gz`)))).toEqual(plain);
});

test('a video, compressed already, is left alone', () => {
  expect(readdirSync(join(folder, 'media'))).toEqual(['film.mp4']);
});

test('a long page gets much shorter', () => {
  expect(readFileSync(join(folder, 'index.html.br')).length).toBeLessThan(HOME.length / 5);
});
