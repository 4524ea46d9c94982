import assert from 'node:assert/strict';
import test from 'node:test';
import { choisir } from './exercice.js';

test('de 4, 6, 3 et 5 minutes, une pause de 15 garde 4, 6 et 3', () => {
  assert.deepEqual(choisir([4, 6, 3, 5], 15), [4, 6, 3]);
});

test('une pause remplie tout juste garde aussi la dernière chanson', () => {
  assert.deepEqual(choisir([5, 5, 5, 2], 15), [5, 5, 5]);
});

test('on s’arrête à la première qui déborde, sans sauter à la suivante', () => {
  assert.deepEqual(choisir([4, 9, 1], 6), [4]);
});

test('une pause assez longue garde tout', () => {
  assert.deepEqual(choisir([3, 4], 60), [3, 4]);
});

test('sans chanson, ou sans pause, la liste est vide', () => {
  assert.deepEqual(choisir([], 15), []);
  assert.deepEqual(choisir([4, 6], 0), []);
});

test('la liste reçue reste entière', () => {
  const durees = [4, 6, 3, 5];
  choisir(durees, 15);
  assert.deepEqual(durees, [4, 6, 3, 5]);
});
