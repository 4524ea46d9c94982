import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HookParameters } from 'astro';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digests, digestsFile, readDigests } from '../../src/build/digests.ts';

/** A built folder, which goes with its scope. */
function built(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'digests-'));
  const folder = join(root, 'dist');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return { root, folder, [Symbol.dispose]: () => rmSync(root, { recursive: true }) };
}

/** What the build does last. */
function writeDigests(folder: string): void {
  const dir = pathToFileURL(`${folder}/`);
  digests().hooks['astro:build:done']?.({ dir } as HookParameters<'astro:build:done'>);
}

test('the list stands beside the folder, and `sha256sum` reads it (W26)', () => {
  using place = built({ 'b.html': 'b', 'a/c.js': 'c' });
  writeDigests(place.folder);
  expect(basename(digestsFile(place.folder))).toBe('dist.sha256');
  const check = () =>
    spawnSync('/usr/bin/sha256sum', ['--check', '--quiet', '../dist.sha256'], {
      cwd: place.folder,
    });
  expect(check().status).toBe(0);
  writeFileSync(join(place.folder, 'b.html'), '');
  expect(check().status).toBe(1);
});

test('the same files make the same list, whatever order they were written in', () => {
  using one = built({ 'b.html': 'b', 'a/c.js': 'c' });
  using other = built({ 'a/c.js': 'c', 'b.html': 'b' });
  const texts = [one, other].map(({ folder }) => {
    writeDigests(folder);
    return readFileSync(digestsFile(folder), 'utf8');
  });
  expect(texts[0]).toBe(texts[1]);
});

test('what is no list says nothing, and breaks nothing', () => {
  using place = built({ 'a.html': 'a' });
  expect(readDigests(place.folder)).toBeUndefined();
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      writeFileSync(digestsFile(place.folder), text);
      expect(readDigests(place.folder)).toEqual({});
    }),
  );
});
