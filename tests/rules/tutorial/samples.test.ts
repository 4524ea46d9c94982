import { expect, test } from 'vitest';
import { proofLine, renderingName } from '../../../src/rules/tutorial/samples.ts';

const LONG = 'une carte blanche aux coins arrondis, son titre bleu, et dessous un prix en vert';

test.each([
  ['bases', 'Trois cartes, côte à côte', 'bases-trois-cartes-cote-a-cote'],
  ['first', '« Awa » : un titre.', 'first-awa-un-titre'],
  ['utils', LONG, 'utils-une-carte-blanche-aux-coins-arrondis-son-titre-bleu-et'],
])('in the step %s, « %s » is named %s', (step, description, name) => {
  expect(renderingName(step, description)).toBe(name);
});

test.each([
  [{ checkedWith: 'Python 3.11' }, 'Vérifié avec Python 3.11'],
  [{ compiledWith: 'Java 17 et Spring 4.3' }, 'Compilé, non exécuté, avec Java 17 et Spring 4.3'],
  [
    { checkedWith: 'Java 17', compiledWith: 'Spring 4.3' },
    'Vérifié avec Java 17 ; compilé, non exécuté, avec Spring 4.3',
  ],
])('%o reads « %s »', (proof, line) => {
  expect(proofLine(proof)).toBe(line);
});
