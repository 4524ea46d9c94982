import { expect, test } from 'vitest';
import { decodeKeptList, decodeKeptRecord, keptListPath } from '../../src/wire/offline.ts';

const LIST = {
  title: 'Apprendre Python',
  version: 'a1b2c3d4',
  bytes: 30,
  files: [
    { path: '/ressources/python', bytes: 20 },
    { path: '/favicon.svg', bytes: 10 },
  ],
};

test('the list of a tutorial lies beside the page that shows it', () => {
  expect(keptListPath('python')).toBe('/hors-ligne/python.json');
});

test('a list is read as it was written; what is not known is left out', () => {
  expect(decodeKeptList({ ...LIST, more: 1 })).toEqual(LIST);
});

test.each([
  ['null', null],
  ['a page', '<!doctype html>'],
  ['no title', { ...LIST, title: undefined }],
  ['no version', { ...LIST, version: undefined }],
  ['a version that is no name', { ...LIST, version: 'a/b' }],
  ['a size that is a text', { ...LIST, bytes: '30' }],
  ['a size below zero', { ...LIST, bytes: -1 }],
  ['no files', { ...LIST, files: undefined }],
  ['a file of another site', { ...LIST, files: [{ path: '//autre.example/a.js', bytes: 1 }] }],
  ['a file of another site, by \\', { ...LIST, files: [{ path: '/\\autre.example', bytes: 1 }] }],
  ['an address', { ...LIST, files: [{ path: 'https://autre.example', bytes: 1 }] }],
  ['a file without a size', { ...LIST, files: [{ path: '/a.js' }] }],
  ['no file', { ...LIST, files: [null] }],
])('%s is no list, and no record', (_, answer) => {
  expect(() => decodeKeptList(answer)).toThrow(TypeError);
  expect(decodeKeptRecord(answer)).toBeUndefined();
});

test('a record is a list and a date', () => {
  expect(decodeKeptRecord({ ...LIST, keptAt: 5 })).toEqual({ ...LIST, keptAt: 5 });
  expect(decodeKeptRecord(LIST)).toBeUndefined();
  expect(decodeKeptRecord({ ...LIST, keptAt: 'hier' })).toBeUndefined();
});
