import assert from 'node:assert/strict';
import test from 'node:test';
import { villes } from './exercice.js';

const PLUIES = { Kolda: 31, Podor: 0, Sédhiou: 18 };

test('plus de 15 mm : Kolda et Sédhiou', () => {
  assert.deepEqual(
    villes(PLUIES, (mm) => mm > 15),
    ['Kolda', 'Sédhiou'],
  );
});

test('plus de 20 mm : Kolda seule', () => {
  assert.deepEqual(
    villes(PLUIES, (mm) => mm > 20),
    ['Kolda'],
  );
});

test('aucune goutte : Podor, dont la pluie vaut 0', () => {
  assert.deepEqual(
    villes(PLUIES, (mm) => mm === 0),
    ['Podor'],
  );
});

test('si rien ne convient, la liste est vide', () => {
  assert.deepEqual(
    villes(PLUIES, () => false),
    [],
  );
});

test('sans relevé, la liste est vide', () => {
  assert.deepEqual(
    villes({}, () => true),
    [],
  );
});
