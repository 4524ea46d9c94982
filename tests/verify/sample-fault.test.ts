import { expect, test } from 'vitest';
import { faultLine } from '../../src/markdown/lesson-fault.ts';
import { sampleFault } from './sample-fault.ts';

test.each([
  [
    'le résultat diffère (- attendu, + obtenu)\n    - a\n    + b\nCorrige l’exemple ou son résultat.',
    'le résultat diffère (- attendu, + obtenu) : - a / + b — Corrige l’exemple ou son résultat.',
  ],
  [
    'ne finit pas, interrompu : cherche la boucle sans fin',
    'ne finit pas, interrompu — cherche la boucle sans fin',
  ],
  ['3 tests : il en faut 4 au moins', '3 tests — il en faut 4 au moins'],
  ['il manque solution.py : ajoute-le', 'il manque solution.py — ajoute-le'],
  [
    'la solution rate Double.test_deux : AssertionError: 3 != 4',
    'la solution rate Double.test_deux : AssertionError: 3 != 4 — corrige ce que l’exemple dit ou fait',
  ],
  [`échoue\n    ${'a'.repeat(200)}\nCorrige-le.`, `échoue : ${'a'.repeat(160)}… — Corrige-le.`],
])('%j is one line with its remedy', (message, says) => {
  expect(faultLine(sampleFault({ path: 'a.mdx', line: 3, message }))).toBe(`a.mdx:3 : ${says}`);
});
