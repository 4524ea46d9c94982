import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** `- **C4** text`: a rule and its number. */
const RULE = /^- \*\*([A-Z]\d{1,3})\*\* /gm;
/** `(C4)` or `(C4, C5)` in a comment or a test title; after a name it would be a call. */
const CITATION = /(?<![\w$)\]])\(([A-Z]\d{1,3}(?:, [A-Z]\d{1,3})*)\)/g;
/** `B-076`: a cell of `docs/faults.json`. */
const CELL = /\b(?:A2?|B|U|S|P)-\d{3}\b/g;
/** Rules that are decided and not built yet need no citation. */
const NOT_BUILT = 'Z';

const rules = rulesOf(readFileSync('docs/product.md', 'utf8'));
const files = globSync('{src,tests}/**/*.{ts,tsx,astro,css,mjs}', {
  // The texts below are planted; the toolchains of the samples are not ours to number.
  exclude: ['tests/docs/**', '**/toolchains/**', '**/node_modules/**'],
}).map((path) => ({ path, text: readFileSync(path, 'utf8') }));

test('the rules of docs/product.md rise within each letter, and none stands twice', () => {
  expect(unordered(rules)).toEqual([]);
  expect(unordered(['C2', 'D1', 'C1', 'D1'])).toEqual(['C1', 'D1']);
});

test.each([
  ['/** Accents do not count (C1). */ // Twelve rows (C2, Z1).', ['C1', 'C2', 'Z1']],
  ['draw(C1) rows[0](C1) (c1) (C1 and C2) (B-076) C1 (C1000)', []],
])('%s cites %j', (text, ids) => {
  expect(citationsIn(text)).toEqual(ids);
});

describe('src and tests', () => {
  test('cite only rules that exist: write the rule, or cite another', () => {
    const unknown = files.flatMap(({ path, text }) =>
      citationsIn(text)
        .filter((id) => !rules.includes(id))
        .map((id) => `${path}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  test(`cite every rule that is built: one that is not has a number in ${NOT_BUILT}`, () => {
    const cited = new Set(files.flatMap(({ text }) => citationsIn(text)));
    const uncited = rules.filter((id) => !id.startsWith(NOT_BUILT) && !cited.has(id));
    expect(uncited).toEqual([]);
  });

  test('name only cells of docs/faults.json', () => {
    const { cells } = JSON.parse(readFileSync('docs/faults.json', 'utf8'));
    const known = new Set(cells.map(({ id }: { id: string }) => id));
    const named = files.flatMap(({ path, text }) =>
      [...text.matchAll(CELL)].map(([id]) => ({ path, id })),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ id }) => !known.has(id))).toEqual([]);
  });
});

function rulesOf(product: string): string[] {
  return [...product.matchAll(RULE)].map(([, id = '']) => id);
}

function citationsIn(text: string): string[] {
  return [...text.matchAll(CITATION)].flatMap(([, ids = '']) => ids.split(', '));
}

/** Those whose number does not rise after the last one of their letter. */
function unordered(ids: readonly string[]): string[] {
  const last = new Map<string, number>();
  return ids.filter((id) => {
    const [letter = '', number] = [id[0], Number(id.slice(1))];
    const isLate = number <= (last.get(letter) ?? 0);
    if (!isLate) last.set(letter, number);
    return isLate;
  });
}
