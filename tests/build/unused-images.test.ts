import { expect, test } from 'vitest';
import { filesIn } from '../../src/build/folder.ts';
import { removeUnusedImages } from '../../src/build/unused-images.ts';
import { builtFolder } from './built-folder.ts';

test('a picture that a page or a style names stays, the others go', () => {
  const files = {
    'index.html': '<img src="/_astro/shown.a1_B2.svg">',
    '_astro/site.css': 'a { background: url(/_astro/cloth.c3.svg) }',
    '_astro/shown.a1_B2.svg': '',
    '_astro/shown.a1.svg': '',
    '_astro/cloth.c3.svg': '',
    '_astro/app.d4.js': '',
  };
  using built = builtFolder(files);
  removeUnusedImages(built.folder);
  const left = filesIn(built.folder);
  expect(Object.keys(files).filter((name) => !left.includes(name))).toEqual([
    '_astro/shown.a1.svg',
  ]);
});
