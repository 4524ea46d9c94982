import { expect, test } from 'vitest';
import { renderingName } from '../../../src/rules/tutorial/renderings.ts';

const LONG = 'une carte blanche aux coins arrondis, son titre bleu, et dessous un prix en vert';

test.each([
  ['bases', 'Trois cartes, côte à côte', 'bases-trois-cartes-cote-a-cote'],
  ['first', '« Awa » : un titre.', 'first-awa-un-titre'],
  ['utils', LONG, 'utils-une-carte-blanche-aux-coins-arrondis-son-titre-bleu-et'],
])('in the step %s, « %s » is named %s', (step, description, name) => {
  expect(renderingName(step, description)).toBe(name);
});
