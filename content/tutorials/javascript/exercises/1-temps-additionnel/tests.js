import assert from 'node:assert/strict';
import test from 'node:test';
import { tempsAdditionnel } from './exercice.js';

test('`tempsAdditionnel([40, 95, 30])` renvoie 3', () => {
  assert.equal(tempsAdditionnel([40, 95, 30]), 3);
});

test('`tempsAdditionnel([60, 60])` renvoie 2, une minute juste ne déborde pas', () => {
  assert.equal(tempsAdditionnel([60, 60]), 2);
});

test('`tempsAdditionnel([1])` renvoie 1, une minute commencée compte', () => {
  assert.equal(tempsAdditionnel([1]), 1);
});

test('`tempsAdditionnel([])` renvoie 0', () => {
  assert.equal(tempsAdditionnel([]), 0);
});
