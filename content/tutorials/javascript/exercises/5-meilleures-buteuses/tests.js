import assert from 'node:assert/strict';
import test from 'node:test';
import { buteuses } from './exercice.js';

const paires = (messages) => [...buteuses(messages)];

test('« Rama;2 » puis « Rama;1 » font 3 buts pour RAMA', () => {
  assert.deepEqual(paires(['Rama;2', 'Rama;1']), [['RAMA', 3]]);
});

test('la réponse est une `Map`, dont les valeurs sont des nombres', () => {
  assert.equal(buteuses(['Rama;2']) instanceof Map, true);
  assert.equal(buteuses(['Rama;2']).get('RAMA'), 2);
});

test("« Rama », « rama » et « RAMA » suivi d'une espace sont la même buteuse", () => {
  assert.deepEqual(paires(['Rama;2', 'rama;1', 'RAMA ;1']), [['RAMA', 4]]);
});

test('celle qui a le plus de buts est en tête, 10 devant 9', () => {
  assert.deepEqual(paires(['Sira;1', 'Rama;10', 'Aby;9']), [
    ['RAMA', 10],
    ['ABY', 9],
    ['SIRA', 1],
  ]);
});

test("à égalité, l'ordre est alphabétique", () => {
  assert.deepEqual(paires(['Sira;1', 'rama;2', 'Aby;1', 'RAMA;1']), [
    ['RAMA', 3],
    ['ABY', 1],
    ['SIRA', 1],
  ]);
});

test('à égalité, ÉMILIE vient avant FATOU, malgré son accent', () => {
  assert.deepEqual([...buteuses(['Fatou;1', 'Émilie;1']).keys()], ['ÉMILIE', 'FATOU']);
});

test('« Awa Diop » garde l’espace de son nom', () => {
  assert.deepEqual(paires(['Awa Diop;2', ' awa diop ;1']), [['AWA DIOP', 3]]);
});

test('« constructor », un mot du langage, est un nom comme un autre', () => {
  assert.deepEqual(paires(['constructor;2', 'Aby;1', 'Constructor;1']), [
    ['CONSTRUCTOR', 3],
    ['ABY', 1],
  ]);
});

test('sans message, la `Map` est vide', () => {
  assert.deepEqual(buteuses([]), new Map());
});
