import assert from 'node:assert/strict';
import test from 'node:test';
import { gagnantes } from './exercice.js';

test('une bonne réponse et une mauvaise donnent un seul nom', () => {
  assert.deepEqual(gagnantes(['Awa;Kolda', 'Sira;Podor'], 'Kolda'), ['Awa']);
});

test('une autre question a une autre gagnante', () => {
  assert.deepEqual(gagnantes(['Awa;Kolda', 'Sira;Podor'], 'Podor'), ['Sira']);
});

test('« kolda », « KOLDA » et une espace de trop comptent aussi', () => {
  assert.deepEqual(gagnantes(['Awa;kolda', 'Dior;KOLDA', 'Sira; Kolda '], 'Kolda'), [
    'Awa',
    'Dior',
    'Sira',
  ]);
});

test('qui répond deux fois n’est nommée qu’une fois', () => {
  assert.deepEqual(gagnantes(['Awa;Kolda', 'Awa ;Kolda'], 'Kolda'), ['Awa']);
});

test('les noms sont dans l’ordre alphabétique, Évelyne avant Fatou', () => {
  assert.deepEqual(gagnantes(['Fatou;Kolda', 'Évelyne;Kolda', 'Dior;Kolda'], 'Kolda'), [
    'Dior',
    'Évelyne',
    'Fatou',
  ]);
});

test('la réponse cherchée dans un nom ne compte pas : « Kolda Ba » a dit Podor', () => {
  assert.deepEqual(gagnantes(['Kolda Ba;Podor', 'Awa;Kolda'], 'Kolda'), ['Awa']);
});

test('« Awa Diop » garde l’espace de son nom', () => {
  assert.deepEqual(gagnantes([' Awa Diop ;Kolda'], 'Kolda'), ['Awa Diop']);
});

test('sans message, la liste est vide', () => {
  assert.deepEqual(gagnantes([], 'Kolda'), []);
});
