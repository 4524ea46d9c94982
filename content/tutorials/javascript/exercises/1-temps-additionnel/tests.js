import assert from 'node:assert/strict';
import test from 'node:test';
import { tempsAdditionnel } from './exercice.js';

test('trois arrêts de 40, 95 et 30 secondes font 3 minutes', () => {
  assert.equal(tempsAdditionnel([40, 95, 30]), 3);
});

test('deux arrêts de 60 secondes font 2 minutes tout juste', () => {
  assert.equal(tempsAdditionnel([60, 60]), 2);
});

test('une seule seconde fait déjà 1 minute, car elle est commencée', () => {
  assert.equal(tempsAdditionnel([1]), 1);
});

test('dix arrêts de 6 secondes font 1 minute, car on arrondit une seule fois', () => {
  assert.equal(tempsAdditionnel([6, 6, 6, 6, 6, 6, 6, 6, 6, 6]), 1);
});

test('sans arrêt de jeu, on ajoute 0 minute', () => {
  assert.equal(tempsAdditionnel([]), 0);
});
