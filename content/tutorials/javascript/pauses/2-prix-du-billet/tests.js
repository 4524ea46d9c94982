import assert from 'node:assert/strict';
import test from 'node:test';
import { billet } from './exercice.js';

test('à 30 ans, le billet coûte « 1 000 FCFA »', () => {
  assert.equal(billet('30'), '1 000 FCFA');
});

test('à 15 ans, le billet coûte « 500 FCFA »', () => {
  assert.equal(billet('15'), '500 FCFA');
});

test('à 9 ans, le billet est « gratuit »', () => {
  assert.equal(billet('9'), 'gratuit');
});

test('le jour de ses 12 ans, on paie « 500 FCFA »', () => {
  assert.equal(billet('12'), '500 FCFA');
});

test('le jour de ses 18 ans, on paie « 1 000 FCFA »', () => {
  assert.equal(billet('18'), '1 000 FCFA');
});

test('un champ vide, ou plein d’espaces, donne « âge inconnu »', () => {
  assert.equal(billet(''), 'âge inconnu');
  assert.equal(billet('  '), 'âge inconnu');
});

test('un âge en lettres donne « âge inconnu »', () => {
  assert.equal(billet('dix'), 'âge inconnu');
});
