import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { typography } from './typography-faults.ts';

const DIST = join(import.meta.dirname, '../../dist');

test('every page is set as French is: spaces, apostrophes, quotes, points', () => {
  const pages = globSync('**/*.html', { cwd: DIST }).sort();
  expect(pages).toContain('index.html');
  const faults = pages.flatMap((page) =>
    typography(`dist/${page}`, readFileSync(join(DIST, page), 'utf8')),
  );
  expect(faults).toEqual([]);
});
