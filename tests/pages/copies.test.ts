import { globSync } from 'node:fs';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { built } from '../support/built.ts';

for (const file of globSync('a-partager/*.html', { cwd: 'dist' }).sort()) {
  test(`${file}: what is drawn in it, and its results, look as on the site (K12)`, () => {
    const page = fromHtml(built(file).toString('utf8'));
    const style = select('style', page);
    const css = style ? textOf(style) : '';
    const namesOf = (selector: string) =>
      selectAll(selector, page).flatMap(({ properties }) => properties.className ?? []);
    const drawn = namesOf('svg, svg *');
    const results = namesOf('*').filter((name) =>
      /^(?:schema|is-|visually-hidden$)/.test(`${name}`),
    );
    const bare = [...new Set([...drawn, ...results])].filter(
      (name) => !new RegExp(`\\.${name}(?![\\w-])`).test(css),
    );
    expect(bare).toEqual([]);
  });
}
