import assert from 'node:assert/strict';
import test from 'node:test';
import { fraisLivraison } from './exercice.js';

const PALIERS = [
  { max: 2, frais: 300 },
  { max: 5, frais: 700 },
  { max: 12, frais: 1500 },
];

test('3,5 km coûtent 700', () => {
  assert.equal(fraisLivraison(3.5, PALIERS), 700);
});

test('2 km coûtent 300, car la borne est comprise', () => {
  assert.equal(fraisLivraison(2, PALIERS), 300);
});

test('2,1 km coûtent 700, car la borne est dépassée', () => {
  assert.equal(fraisLivraison(2.1, PALIERS), 700);
});

test('12 km coûtent 1500, la dernière borne est comprise aussi', () => {
  assert.equal(fraisLivraison(12, PALIERS), 1500);
});

test('0,1 km coûte 300', () => {
  assert.equal(fraisLivraison(0.1, PALIERS), 300);
});

test('avec le tarif d’une autre saison, les mêmes distances coûtent autre chose', () => {
  const hivernage = [
    { max: 3, frais: 500 },
    { max: 8, frais: 900 },
  ];
  assert.equal(fraisLivraison(2.5, hivernage), 500);
  assert.equal(fraisLivraison(8, hivernage), 900);
  assert.throws(() => fraisLivraison(10, hivernage), RangeError);
});

test('0, -3 et `NaN` lèvent une `RangeError`', () => {
  for (const km of [0, -3, Number.NaN]) {
    assert.throws(() => fraisLivraison(km, PALIERS), RangeError);
  }
});

test('12,1 km lèvent une `RangeError`', () => {
  assert.throws(() => fraisLivraison(12.1, PALIERS), RangeError);
});

test('sans palier, toute distance lève une `RangeError`', () => {
  assert.throws(() => fraisLivraison(1, []), RangeError);
});
