import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HookParameters } from 'astro';
import { expect, onTestFinished, test } from 'vitest';
import { unusedImages } from '../../src/build/unused-images.ts';

test('a picture that a page or a style names stays, the others go', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unused-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, '_astro'));
  const files = {
    'index.html': '<img src="/_astro/shown.a1_B2.svg">',
    '_astro/site.css': 'a { background: url(/_astro/cloth.c3.svg) }',
    '_astro/shown.a1_B2.svg': '',
    '_astro/shown.a1.svg': '',
    '_astro/cloth.c3.svg': '',
    '_astro/app.d4.js': '',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const dir = pathToFileURL(`${folder}/`);
  unusedImages().hooks['astro:build:done']?.({ dir } as HookParameters<'astro:build:done'>);
  expect(Object.keys(files).filter((name) => !existsSync(join(folder, name)))).toEqual([
    '_astro/shown.a1.svg',
  ]);
});
