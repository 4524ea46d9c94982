import { spawnSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDigests, sealBuild } from '../../src/build/digests.ts';
import { builtFolder } from './built-folder.ts';

test('the list stands beside the folder, and `sha256sum` reads it (W26)', () => {
  using place = builtFolder({ 'b.html': 'b', 'a/c.js': 'c' });
  sealBuild(place.folder);
  const check = () =>
    spawnSync('/usr/bin/sha256sum', ['--check', '--quiet', '../dist.sha256'], {
      cwd: place.folder,
    });
  expect(check().status).toBe(0);
  writeFileSync(join(place.folder, 'b.html'), '');
  expect(check().status).toBe(1);
});

test('the same files make the same list, whatever order they were written in', () => {
  using one = builtFolder({ 'b.html': 'b', 'a/c.js': 'c' });
  using other = builtFolder({ 'a/c.js': 'c', 'b.html': 'b' });
  const texts = [one, other].map(({ folder }) => {
    sealBuild(folder);
    return readFileSync(`${folder}.sha256`, 'utf8');
  });
  expect(texts[0]).toBe(texts[1]);
});

test('what is no list says nothing, and breaks nothing', () => {
  using place = builtFolder({ 'a.html': 'a' });
  expect(readDigests(place.folder)).toBeUndefined();
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      writeFileSync(`${place.folder}.sha256`, text);
      expect(readDigests(place.folder)).toEqual({});
    }),
  );
});

test('a file has the date of what it holds, in any build (W22)', () => {
  using one = builtFolder({ 'a.html': 'a', 'b.html': 'b' });
  using other = builtFolder({ 'a.html': 'a', 'b.html': 'c' });
  const dates = [one, other].map(({ folder }) => {
    sealBuild(folder);
    return ['a.html', 'b.html'].map((file) => statSync(join(folder, file)).mtimeMs);
  });
  expect(dates[1]?.[0]).toBe(dates[0]?.[0]);
  expect(new Set(dates.flat()).size).toBe(3);
  for (const date of dates.flat()) expect(date).toBeLessThan(Date.parse('2021-01-01'));
});
