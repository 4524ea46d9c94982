import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { offeredBy, readFile } from './folder.ts';

it('gives the files that a page offers, beside its programs; a lost one is left out', () => {
  const root = mkdtempSync(join(tmpdir(), 'offered-'));
  mkdirSync(join(root, 'fichiers'));
  writeFileSync(join(root, 'fichiers/ventes.csv'), 'thé,100\n');
  const offered = ['fichiers/ventes.csv', 'fichiers/perdu.csv'];
  const folder = offeredBy(join(root, '3-bases.mdx'), offered);
  rmSync(root, { recursive: true });
  expect(Object.keys(folder)).toEqual(['ventes.csv']);
  expect(readFile(folder, 'ventes.csv')?.toString()).toBe('thé,100\n');
});
