import assert from 'node:assert/strict';
import test from 'node:test';
import { total } from './exercice.js';

test('deux nombres, 600 et 450, font 1050', () => {
  assert.equal(total([{ prix: 600 }, { prix: 450 }]), 1050);
});

test('deux chaînes, `"600"` et `"450"`, font 1050', () => {
  assert.equal(total([{ prix: '600' }, { prix: '450' }]), 1050);
});

test('une seule chaîne, `"600"`, donne le nombre 600', () => {
  assert.equal(total([{ prix: '600' }]), 600);
});

test('« 1 500 » est lu 1500 avec une espace ordinaire, fine ou insécable', () => {
  assert.equal(total([{ prix: '1 500' }]), 1500);
  assert.equal(total([{ prix: '1\u202F500' }]), 1500);
  assert.equal(total([{ prix: '1\u00A0500' }]), 1500);
});

test('« 1 500 000 » est lu 1500000, malgré ses deux espaces', () => {
  assert.equal(total([{ prix: '1 500 000' }]), 1_500_000);
});

test('un panier vide coûte 0', () => {
  assert.equal(total([]), 0);
});

test('une ligne sans prix est un cadeau, elle compte 0', () => {
  assert.equal(total([{ nom: 'persil' }, { prix: 300 }]), 300);
  assert.equal(total([{ prix: null }, { prix: 300 }]), 300);
});

test('un prix vide ou plein d’espaces n’est pas un cadeau : le total vaut `NaN`', () => {
  assert.equal(total([{ prix: '' }, { prix: 300 }]), NaN);
  assert.equal(total([{ prix: '  ' }]), NaN);
});

test('un prix illisible, « cher » ou « 600 F », donne `NaN`', () => {
  assert.equal(total([{ prix: 'cher' }, { prix: 300 }]), NaN);
  assert.equal(total([{ prix: '600 F' }]), NaN);
});

test('le panier reçu reste comme il était', () => {
  const panier = [{ prix: '1 500' }, { nom: 'persil' }];
  total(panier);
  assert.deepEqual(panier, [{ prix: '1 500' }, { nom: 'persil' }]);
});
