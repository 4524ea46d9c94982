import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  citationsOf,
  misnumberedRules,
  rulesOf,
  uncitedRules,
  unknownFaults,
  unknownRules,
} from './rules-cited.ts';

const PRODUCT = ['# The product', '', '- **C1** A rule.', '- **C2** Another.', '- **Z1** Later.'];
const product = PRODUCT.join('\n');
const file = (text: string, path = 'src/rules/search.ts') => ({ path, text });

describe('the rules of a product file', () => {
  it('are its bullets that begin with a number', () => {
    expect(rulesOf(product)).toEqual([
      { id: 'C1', line: 3 },
      { id: 'C2', line: 4 },
      { id: 'Z1', line: 5 },
    ]);
  });

  it('rise within each letter, and none stands twice', () => {
    expect(misnumberedRules(product)).toEqual([]);
    expect(misnumberedRules('- **C2** a\n- **D1** b\n- **C1** c\n- **D1** d')).toEqual([
      'docs/product.md:3: C1 comes after C2; give it the next number of C',
      'docs/product.md:4: D1 comes after D1; give it the next number of D',
    ]);
  });
});

describe('a citation', () => {
  it('stands in parentheses, alone or in a list', () => {
    const text = '/** Accents do not count (C1). */\n// Twelve rows (C2, Z1).';
    expect(citationsOf(file(text))).toEqual([
      { id: 'C1', line: 1 },
      { id: 'C2', line: 2 },
      { id: 'Z1', line: 2 },
    ]);
  });

  it.each(['draw(C1)', 'rows[0](C1)', '(c1)', '(C1 and C2)', '(B-076)', 'C1', '(C1000)'])(
    '« %s » is none',
    (text) => {
      expect(citationsOf(file(text))).toEqual([]);
    },
  );
});

describe('a rule that does not exist', () => {
  it('is told with its place and the rules of its letter', () => {
    expect(unknownRules(product, [file('// One.\n// Two (C1, C9).')])).toEqual([
      'src/rules/search.ts:2: (C9) does not exist in docs/product.md; write the rule there, or cite one of: C1, C2',
    ]);
  });

  it('is told with all rules when its letter has none', () => {
    expect(unknownRules(product, [file('// (K4)')])).toEqual([
      'src/rules/search.ts:1: (K4) does not exist in docs/product.md; write the rule there, or cite one of: C1, C2, Z1',
    ]);
  });
});

describe('a rule that nothing cites', () => {
  it('is told, unless it is not built yet', () => {
    const files = [file('// (C1)'), file("test('case does not count (C1)')", 'tests/a.test.ts')];
    expect(uncitedRules(product, files)).toEqual([
      'docs/product.md:4: no line of src or tests cites (C2); cite it where it is kept or proved, or give it a Z number until it is built',
    ]);
  });

  it('may be cited by a test alone', () => {
    const files = [file('// (C1)'), file("test('twelve rows (C2)')", 'tests/a.test.ts')];
    expect(uncitedRules(product, files)).toEqual([]);
  });
});

describe('an id of the fault matrix', () => {
  it('must be one of its list', () => {
    const text = "test('B-076 withdraws in one tab')\ntest('A2-999 is new')";
    expect(unknownFaults(new Set(['B-076']), [file(text, 'tests/a.test.ts')])).toEqual([
      'tests/a.test.ts:2: A2-999 is no id of docs/faults.json; cite a fault of its list',
    ]);
  });
});

describe('this project', () => {
  const files = globSync('{src,tests}/**/*.{ts,tsx,astro,css,mjs}', {
    // The cases above are planted; the toolchains of the samples are not ours to number.
    exclude: ['tests/docs/**', '**/toolchains/**', '**/node_modules/**'],
  }).map((path) => file(readFileSync(path, 'utf8'), path));
  const rules = readFileSync('docs/product.md', 'utf8');

  it('numbers its rules in order', () => {
    expect(misnumberedRules(rules)).toEqual([]);
    expect(rulesOf(rules).length).toBeGreaterThan(0);
  });

  it('cites only rules that exist', () => {
    expect(unknownRules(rules, files)).toEqual([]);
  });

  it('cites every rule that is built', () => {
    expect(uncitedRules(rules, files)).toEqual([]);
  });

  it('cites only faults that exist', () => {
    const { cells } = JSON.parse(readFileSync('docs/faults.json', 'utf8'));
    const ids = new Set<string>(cells.map(({ id }: { id: string }) => id));
    expect(unknownFaults(ids, files)).toEqual([]);
  });
});
