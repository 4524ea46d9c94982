import { globSync } from 'node:fs';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { classesOf, elementsBelow, findBelow, textOf } from '../../src/build/copies/tree.ts';
import { built } from '../support/built.ts';

for (const file of globSync('a-partager/*.html', { cwd: 'dist' }).sort()) {
  test(`${file}: what is drawn in it, and its results, look as on the site (K12)`, () => {
    const page = parse(built(file).toString('utf8'));
    const style = findBelow(page, ({ tagName }) => tagName === 'style');
    const css = style ? textOf(style) : '';
    const svgs = elementsBelow(page).filter(({ tagName }) => tagName === 'svg');
    const drawn = svgs.flatMap((svg) => [svg, ...elementsBelow(svg)]).flatMap(classesOf);
    const results = elementsBelow(page)
      .flatMap(classesOf)
      .filter((name) => /^(?:schema|is-|visually-hidden$)/.test(name));
    const bare = [...new Set([...drawn, ...results])].filter(
      (name) => !new RegExp(`\\.${name}(?![\\w-])`).test(css),
    );
    expect(bare).toEqual([]);
  });
}
