import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { matrixFailures, matrixResult } from './matrix.ts';
import type { Result } from './run.ts';

describe('the cells, and the titles of the tests that ran', () => {
  test.each([
    { what: 'one test each', ids: ['A-1', 'A2-1'], titles: ['A-1 offline', 'home > A2-1'] },
    { what: 'two cells in one title', ids: ['B-6', 'B-76'], titles: ['B-6, B-76 withdraws'] },
    { what: 'one cell in two titles', ids: ['B-6'], titles: ['B-6 a', 'B-6 b'] },
    {
      what: 'a cell that nobody names',
      ids: ['B-12', 'B-13'],
      titles: ['B-13 no third party'],
      says: ['la cellule B-12 n’est dans aucun titre de test'],
    },
    {
      what: 'a title that invents one',
      ids: ['U-1'],
      titles: ['U-1 absent', 'U-99 unheard of'],
      says: ['U-99 n’est pas dans docs/faults.json'],
    },
    {
      what: 'a group that does not exist',
      ids: ['U-1'],
      titles: ['U-1 absent', 'X9-1 unheard of'],
      says: ['X9-1 n’est pas dans docs/faults.json'],
    },
    {
      what: 'a number that is longer, and words that only look alike',
      ids: ['S-1'],
      titles: ['S-1, UTF-8, SHA-256, ISO-885', 'S-0012'],
    },
  ])('$what', ({ ids, titles, says = [] }) => {
    const ran = titles.map((title) => ({ file: 'tests/a.test.ts', title: whole(title) }));
    const failures = matrixFailures(ids.map(whole), ran);
    expect(failures.map(({ message }) => message)).toEqual(says.map(whole));
  });

  test('a missing cell is a fault of the list, an invented one of its test', () => {
    const ran = [{ file: 'tests/a.test.ts', title: whole('U-99 unheard of') }];
    expect(matrixFailures(['A-001'], ran)).toMatchObject([
      { file: 'docs/faults.json', title: 'matrice des fautes' },
      { file: 'tests/a.test.ts', title: whole('U-99 unheard of') },
    ]);
  });
});

describe('at the end of the gate', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'matrix-'));
    vi.spyOn(console, 'log').mockReturnValue();
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    vi.restoreAllMocks();
  });

  function list(...ids: string[]): string {
    const file = join(folder, 'faults.json');
    writeFileSync(file, JSON.stringify({ cells: ids.map((id) => ({ id })) }));
    return file;
  }

  test('the titles of all suites count, and its line says how many cells have a test', () => {
    const suites = [suite('A-001 offline'), suite('B-001 home')];
    expect(matrixResult(suites, list('A-001', 'B-001', 'B-002'))).toMatchObject({
      name: 'matrice des fautes : 2 cellules sur 3',
      passed: 0,
      failures: [{ message: 'la cellule B-002 n’est dans aucun titre de test' }],
    });
    expect(matrixResult(suites, list('A-001', 'B-001'))).toMatchObject({ passed: 1, failures: [] });
  });

  test('without the titles of one suite, nothing is compared', () => {
    expect(matrixResult([suite('A-001 offline'), suite()], list('A-001', 'B-001'))).toMatchObject({
      passed: 0,
      failures: [{ message: 'non comparée : une suite n’a pas tourné' }],
    });
  });
});

/** `B-6` → `B-006`: no test of the matrix itself may name a cell in its own title. */
function whole(text: string): string {
  return text.replace(
    /\b([A-Z]\d?)-(\d{1,2})\b/g,
    (_, group, rank) => `${group}-${rank.padStart(3, '0')}`,
  );
}

function suite(...titles: string[]): Result {
  const ran = titles.map((title) => ({ file: 'tests/a.test.ts', title }));
  return { name: 'a', took: 0, passed: ran.length, failures: [], ran, seconds: new Map() };
}
