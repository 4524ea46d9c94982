import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { colourCases } from './architecture/colours.cases.ts';
import { colours } from './architecture/colours.ts';
import { definitionCases } from './architecture/definitions.cases.ts';
import { definitions } from './architecture/definitions.ts';
import { globalCases } from './architecture/globals.cases.ts';
import { globals } from './architecture/globals.ts';
import { importCases } from './architecture/imports.cases.ts';
import { imports } from './architecture/imports.ts';
import { nameCases } from './architecture/names.cases.ts';
import { names } from './architecture/names.ts';
import { sizeCases } from './architecture/sizes.cases.ts';
import { sizes } from './architecture/sizes.ts';
import { plant, readTree } from './architecture/source.ts';
import { twinCases } from './architecture/twins.cases.ts';
import { twins } from './architecture/twins.ts';

/** The laws of the house. A law that cannot fail proves nothing, so each comes with its cases. */
const LAWS = [
  { title: '1. imports go down the ranks', law: imports, cases: importCases },
  { title: '2. globals of the page stay in browser/', law: globals, cases: globalCases },
  { title: '3. nothing but definitions runs at import', law: definitions, cases: definitionCases },
  { title: '4. every module has a test of its stem', law: twins, cases: twinCases },
  { title: '5. colours are tokens', law: colours, cases: colourCases },
  { title: '6. names of the outside world are written once', law: names, cases: nameCases },
  { title: '7. files are short', law: sizes, cases: sizeCases },
];

const house = readTree(join(import.meta.dirname, '..'));

describe.each(LAWS)('$title', ({ law, cases }) => {
  it.each(cases.broken)('fails: $why', ({ tree, says }) => {
    expect(law(plant(tree))).toEqual([says]);
  });

  it.each(cases.kept)('passes: $why', ({ tree }) => {
    expect(law(plant(tree))).toEqual([]);
  });

  it('is kept by the house', () => {
    expect(law(house)).toEqual([]);
  });
});

it('reads the house it stands in', () => {
  expect(house.map(({ path }) => path)).toContain('tests/architecture.test.ts');
});
