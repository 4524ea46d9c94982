import { expect, test } from 'vitest';
import { proofLine } from '../../../src/rules/tutorial/checked-with.ts';

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
