import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/build/settings.ts';

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/operations.md',
  'docs/owner.md',
  'docs/services.md',
];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const { urls, texts } = readSettings({});
const SETTINGS = [...Object.keys({ ...urls, ...texts }), 'PUBLIC_OFFLINE', 'PUBLIC_PREVIEW'];

/** What a reader copies from a document must be there. */
describe.each(DOCUMENTS)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  test('names commands that exist', () => {
    const named = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  test('names settings that exist', () => {
    const named = [...text.matchAll(/\bPUBLIC_[A-Z_]+\b/g)].map(([name]) => name);
    expect(named.filter((name) => !SETTINGS.includes(name) && !name.endsWith('_'))).toEqual([]);
  });

  test('leads to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([]);
  });
});

test('every file that docs/owner.md names is there, with the parts of it that it names', () => {
  const text = readFileSync('docs/owner.md', 'utf8');
  const paths = [...text.matchAll(/`((?:content|src)\/[^`]+)`/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  const seller = readFileSync('content/seller.mdx', 'utf8');
  const conditions = [...text.matchAll(/`conditions`, « ([^»]+) »/g)].map(
    ([, title = '']) => title,
  );
  expect(conditions.length).toBeGreaterThan(3);
  expect(conditions.filter((title) => !seller.includes(`title: "${title}"`))).toEqual([]);
});

test('docs/owner.md lists every link and address that an owner may set', () => {
  const text = readFileSync('docs/owner.md', 'utf8');
  expect(Object.keys({ ...urls, ...texts }).filter((name) => !text.includes(name))).toEqual([]);
});
