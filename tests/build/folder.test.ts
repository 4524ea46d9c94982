import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePages, filesIn, pagesIn } from '../../src/build/folder.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-'));
  mkdirSync(join(folder, 'v1/dossier.html'), { recursive: true });
  const files = { 'v1/b.html': 'un', 'a.html': 'deux', 'v1/c.js': 'un' };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('files of a folder have their paths inside it, in order, whatever its name ends with', () => {
  const files = ['a.html', 'v1/b.html', 'v1/c.js'];
  expect(filesIn(folder)).toEqual(files);
  expect(filesIn(`${folder}/`)).toEqual(files);
});

test('pages are files that end in .html', () => {
  expect(pagesIn(folder)).toEqual(['a.html', 'v1/b.html']);
});

test('pages are written again where the change is one', () => {
  const long = new Date(0);
  for (const file of filesIn(folder)) utimesSync(join(folder, file), long, long);
  changePages(folder, (html) => html.replace('un', 'trois'));
  const read = (file: string) => [
    readFileSync(join(folder, file), 'utf8'),
    statSync(join(folder, file)).mtimeMs === 0,
  ];
  expect(filesIn(folder).map(read)).toEqual([
    ['deux', true],
    ['trois', false],
    ['un', true],
  ]);
});
