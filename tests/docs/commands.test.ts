import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/build/settings.ts';

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'docs/operations.md', 'docs/services.md'];
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

test('every option that docs/operations.md names is one of the command', () => {
  const text = readFileSync('docs/operations.md', 'utf8');
  const usage = readFileSync('src/serve/release/arguments.ts', 'utf8');
  const lines = text.match(/^npm run release .*$/gm) ?? [];
  const options = lines.flatMap((line) => line.match(/--[a-z]+/g) ?? []);
  expect(options.length).toBeGreaterThan(0);
  expect(options.filter((option) => !usage.includes(`DOSSIER ${option}`))).toEqual([]);
});
