import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, pagesIn } from '../../src/build/folder.ts';
import { builtFolder } from './built-folder.ts';

test('files of a folder have their paths inside it, in order; pages are files that end in .html', () => {
  using built = builtFolder({ 'v1/b.html': 'un', 'a.html': 'deux', 'v1/c.js': 'un' });
  mkdirSync(join(built.folder, 'v1/dossier.html'));
  const files = ['a.html', 'v1/b.html', 'v1/c.js'];
  expect(filesIn(built.folder)).toEqual(files);
  expect(filesIn(`${built.folder}/`)).toEqual(files);
  expect(pagesIn(built.folder)).toEqual(['a.html', 'v1/b.html']);
});
