import { expect, test } from 'vitest';
import { slugOf } from '../../../src/rules/text/slug.ts';

test.each([
  ['Trois cartes, côte à côte', 'trois-cartes-cote-a-cote'],
  [' « Cœur » : un titre ! ', 'coeur-un-titre'],
  ['`map`, `filter`', 'map-filter'],
  ['…', ''],
])('« %s » is %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
