import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { offeredBy, readFile } from './folder.ts';

/** No text: a zero, an end of line of another system, what is not UTF-8. */
const BYTES = Buffer.from([0x00, 0x0d, 0x0a, 0xff, 0xfe, 0x80]);

it('gives the files that a page offers, beside its programs; a lost one is left out', () => {
  const root = mkdtempSync(join(tmpdir(), 'offered-'));
  mkdirSync(join(root, 'fichiers'));
  writeFileSync(join(root, 'fichiers/ventes.csv'), 'thé,100\n');
  writeFileSync(join(root, 'fichiers/trames.bin'), BYTES);
  const offered = ['fichiers/ventes.csv', 'fichiers/trames.bin', 'fichiers/perdu.csv'];
  const folder = offeredBy(join(root, '3-bases.mdx'), offered);
  rmSync(root, { recursive: true });
  expect(Object.keys(folder)).toEqual(['ventes.csv', 'trames.bin']);
  expect(readFile(folder, 'ventes.csv')?.toString()).toBe('thé,100\n');
  expect(readFile(folder, 'trames.bin')).toEqual(BYTES);
});
