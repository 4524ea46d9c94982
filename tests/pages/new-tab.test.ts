import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { builtPages } from '../support/built.ts';

for (const { path, html } of builtPages()) {
  test(`${path}: a link that opens a new tab says so`, () => {
    const silent = selectAll('[target="_blank"]', fromHtml(html))
      .map((link) => String(link.properties.ariaLabel ?? textOf(link)))
      .filter((name) => !name.includes('(nouvel onglet)'));
    expect(silent).toEqual([]);
  });
}
