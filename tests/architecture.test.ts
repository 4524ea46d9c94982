import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { painted } from './architecture/colours.ts';
import { definitions } from './architecture/definitions.ts';
import { imports } from './architecture/imports.ts';
import { names } from './architecture/names.ts';
import { sizes } from './architecture/sizes.ts';
import { type Law, readTree, type Source } from './architecture/source.ts';
import { dead, globals, pure, sheets } from './architecture/tools.ts';
import { twins } from './architecture/twins.ts';
import { types } from './architecture/types.ts';

/** Each broken tree yields its sentences and no other, each kept one none. */
interface Cases {
  readonly broken: readonly {
    why: string;
    tree: Record<string, string>;
    says: string | string[];
  }[];
  readonly kept?: readonly { why: string; tree: Record<string, string> }[];
}

/** The laws of the house. A law that cannot fail proves nothing, so each has broken trees in cases.yaml. */
const LAWS: Record<string, Law> = { imports, definitions, twins, painted, names, sizes, types };
/** These are kept by steps of `npm test`; here their configuration is proved. */
const LAWS_OF_TOOLS: Record<string, Law> = { globals, sheets, pure, dead };

const house = readTree();
const cases: Record<string, Cases> = parse(
  readFileSync(join(import.meta.dirname, 'architecture/cases.yaml'), 'utf8'),
);

describe.each(Object.entries({ ...LAWS, ...LAWS_OF_TOOLS }))('law of %s', (name, law) => {
  it.each(cases[name]?.broken ?? [])('fails: $why', async ({ tree, says }) => {
    expect((await law(plant(tree))).toSorted()).toEqual([says].flat().toSorted());
  });

  it.each(cases[name]?.kept ?? [])('passes: $why', async ({ tree }) => {
    expect(await law(plant(tree))).toEqual([]);
  });
});

it.each(Object.entries(LAWS))('the house keeps the law of %s', async (_name, law) => {
  expect(await law(house)).toEqual([]);
});

it('proves every law by a broken tree', () => {
  expect(Object.keys(cases).sort()).toEqual(Object.keys({ ...LAWS, ...LAWS_OF_TOOLS }).sort());
});

it('reads the house it stands in', () => {
  expect(house.map(({ path }) => path)).toContain('tests/architecture.test.ts');
});

/** `"line" * 201` stands for a text of 201 such lines. */
function plant(tree: Record<string, string>): Source[] {
  return Object.entries(tree).map(([path, text]) => {
    const [, line, count] = /^"(.*)" \* (\d+)$/s.exec(text) ?? [];
    return { path, text: line === undefined ? text : `${line}\n`.repeat(Number(count)) };
  });
}
