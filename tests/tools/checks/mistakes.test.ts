import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { runProgram } from '../../support/program.ts';
import { copyContent, type Mistake } from './mistakes/plant.ts';

const FOLDER = join(import.meta.dirname, 'mistakes');
const MISTAKES: Mistake[] = parse(readFileSync(join(FOLDER, 'mistakes.yaml'), 'utf8'));

const PIECE: Mistake = {
  what: 'a piece that is missing',
  file: 'content/tutorials/python/3-bases.mdx',
  from: '## Rappel',
  to: '## Souvenirs',
  prints: [],
};
const SIGN: Mistake = { ...PIECE, from: "notions t'y", to: "{notions} t'y", prints: [] };

/** What each mistake prints, in a copy of the content. */
function printed(mistakes: readonly Mistake[]): string[][] {
  const cwd = copyContent();
  const input = JSON.stringify(mistakes);
  const { stdout } = runProgram(join(FOLDER, 'print.ts'), [], { cwd, input });
  rmSync(cwd, { recursive: true });
  return JSON.parse(stdout);
}

/** What writers do wrong, and all that they read of it: the file, the line, what to write. */
describe('a mistake is told by one line', () => {
  let lines: string[][] = [];
  beforeAll(() => {
    lines = printed(MISTAKES);
  });

  test.each(MISTAKES.map(({ what, prints }, index) => ({ what, prints, index })))(
    '$what',
    ({ prints, index }) => {
      expect(prints).not.toEqual([]);
      expect(lines[index]).toEqual(prints);
    },
  );
});

test('a draft may lack a piece, and its text is checked all the same', () => {
  const [whole, draft, sign] = printed([
    PIECE,
    { ...PIECE, draft: 'python' },
    { ...SIGN, draft: 'python' },
  ]);
  expect(whole).not.toEqual([]);
  expect(draft).toEqual([]);
  expect(sign).toHaveLength(1);
});
