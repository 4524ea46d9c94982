import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { builtFrom, isUpToDate } from '../../src/build/built-from.ts';
import { digestOf } from '../../src/build/digests.ts';
import { readSettings } from '../../src/build/settings.ts';

const SOURCES = [
  'astro.config.mjs',
  'package-lock.json',
  'src/a/b.ts',
  'content/c.mdx',
  'public/d',
];

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'built-from-'));
  for (const file of SOURCES) write(file, file);
  build();
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Writes a site of two files, and what a build writes beside it. */
function build(env: Record<string, string> = {}, during = () => {}): void {
  const { hooks } = builtFrom(readSettings(env));
  const config = { root: pathToFileURL(`${root}/`) };
  hooks['astro:config:setup']?.({ command: 'build', config } as never);
  during();
  const files = ['index.html', 'v1/course.html'];
  for (const file of files) write(`dist/${file}`, file);
  const lines = files.map((file) => `${digestOf(join(root, 'dist', file))}  ${file}\n`);
  write('dist.sha256', lines.join(''));
  hooks['astro:build:done']?.({} as never);
}

const isServed = (env: Record<string, string> = {}) => isUpToDate(readSettings(env), root);

it('serves a build as long as nothing has changed, whatever the dates of files', () => {
  expect(isServed()).toBe(true);
  for (const file of [...SOURCES, 'dist/index.html']) utimesSync(join(root, file), 1, 1);
  expect(isServed()).toBe(true);
});

it.each(SOURCES)('builds again when %s changes, until it is what it was', (file) => {
  write(file, 'changed');
  expect(isServed()).toBe(false);
  write(file, file);
  expect(isServed()).toBe(true);
});

it('builds again for a new source, or one that has left or has moved', () => {
  write('src/new.ts', '');
  expect(isServed()).toBe(false);
  rmSync(join(root, 'src/new.ts'));
  rmSync(join(root, 'public/d'));
  expect(isServed()).toBe(false);
  write('public/e', 'public/d');
  expect(isServed()).toBe(false);
});

it.each([{ PORT: '5000' }, { PUBLIC_SITE_NAME: 'Autre' }, { PUBLIC_OFFLINE: 'off' }])(
  'builds again with %j, and serves what was built with it',
  (env) => {
    expect(isServed(env)).toBe(false);
    build(env);
    expect(isServed(env)).toBe(true);
    expect(isServed()).toBe(false);
  },
);

it('builds again when courses come from a service', () => {
  const env = { PUBLIC_COURSE_API_URL: 'https://api.exemple.sn' };
  build(env);
  expect(isServed(env)).toBe(false);
});

it.each([
  ['a page was changed by hand', () => write('dist/index.html', 'other')],
  ['a file was added', () => write('dist/notes.txt', '')],
  ['a file is missing', () => rmSync(join(root, 'dist/v1/course.html'))],
  ['the build stopped before its end', () => rmSync(join(root, 'dist'), { recursive: true })],
  ['the list of files is missing', () => rmSync(join(root, 'dist.sha256'))],
])('builds again when %s', (_, damage) => {
  damage();
  expect(isServed()).toBe(false);
});

it('builds again when a source has changed while the site was built', () => {
  build({}, () => write('src/a/b.ts', 'later'));
  expect(isServed()).toBe(false);
});
