import assert from 'node:assert/strict';
import test from 'node:test';
import { billet } from './exercice.js';

// Une espace insécable ou fine, celle de toLocaleString, compte comme une espace.
const prix = (saisie) => String(billet(saisie)).replaceAll(/[\u00A0\u202F]/g, ' ');

test('à 30 ans, le billet coûte « 1 000 FCFA »', () => {
  assert.equal(prix('30'), '1 000 FCFA');
});

test('à 15 ans, le billet coûte « 500 FCFA »', () => {
  assert.equal(prix('15'), '500 FCFA');
});

test('à 9 ans, le billet est « gratuit »', () => {
  assert.equal(prix('9'), 'gratuit');
});

test('le jour de ses 12 ans, on paie « 500 FCFA »', () => {
  assert.equal(prix('12'), '500 FCFA');
});

test('le jour de ses 18 ans, on paie « 1 000 FCFA »', () => {
  assert.equal(prix('18'), '1 000 FCFA');
});

test('un champ vide, ou plein d’espaces, donne « âge inconnu »', () => {
  assert.equal(prix(''), 'âge inconnu');
  assert.equal(prix('  '), 'âge inconnu');
});

test('un âge en lettres donne « âge inconnu »', () => {
  assert.equal(prix('dix'), 'âge inconnu');
});

test('un âge négatif donne « âge inconnu », 0 an est « gratuit »', () => {
  assert.equal(prix('-5'), 'âge inconnu');
  assert.equal(prix('0'), 'gratuit');
});
