import assert from 'node:assert/strict';
import test from 'node:test';
import { total } from './exercice.js';

test('deux nombres, 600 et 450, font 1050', () => {
  assert.equal(total([{ prix: 600 }, { prix: 450 }]), 1050);
});

test('deux chaînes, `"600"` et `"450"`, font 1050', () => {
  assert.equal(total([{ prix: '600' }, { prix: '450' }]), 1050);
});

test('une chaîne et un nombre, `"600"` et 450, font 1050', () => {
  assert.equal(total([{ prix: '600' }, { prix: 450 }]), 1050);
});

test('`"1 500"` vaut 1500, malgré son espace', () => {
  assert.equal(total([{ prix: '1 500' }]), 1500);
  assert.equal(total([{ prix: '1\u202F500' }]), 1500);
});

test('un panier vide coûte 0', () => {
  assert.equal(total([]), 0);
});

test('une ligne sans prix est un cadeau, elle compte 0', () => {
  assert.equal(total([{ nom: 'persil' }, { prix: 300 }]), 300);
});
