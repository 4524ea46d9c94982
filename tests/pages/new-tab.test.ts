import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { attribute, elementsBelow, textOf } from '../../src/build/copies/tree.ts';
import { builtPages } from '../support/built.ts';

for (const { path, html } of builtPages()) {
  test(`${path}: a link that opens a new tab says so`, () => {
    const silent = elementsBelow(parse(html, { scriptingEnabled: false }))
      .filter((one) => attribute(one, 'target') === '_blank')
      .map((link) => attribute(link, 'aria-label') ?? textOf(link))
      .filter((name) => !name.includes('(nouvel onglet)'));
    expect(silent).toEqual([]);
  });
}
