import assert from 'node:assert/strict';
import test from 'node:test';
import { lireNiveau } from './exercice.ts';

type EstAny<T> = 0 extends 1 & T ? true : false;

test('un nombre de la sonde passe, même décimal', () => {
  assert.equal(lireNiveau(80), 80);
  assert.equal(lireNiveau(62.5), 62.5);
});

test('une chaîne de chiffres donne un nombre', () => {
  assert.equal(lireNiveau('80'), 80);
});

test('0 et 100 sont des niveaux', () => {
  assert.equal(lireNiveau(0), 0);
  assert.equal(lireNiveau('0'), 0);
  assert.equal(lireNiveau(100), 100);
  assert.equal(lireNiveau('100'), 100);
});

test('au-dessus de 100 ou au-dessous de 0, la réponse est `null`', () => {
  for (const recu of [130, '130', 101, -1, '-1']) assert.equal(lireNiveau(recu), null);
});

test('un mot, « Infinity » ou « 0x10 » donnent `null`', () => {
  for (const recu of ['plein', 'Infinity', '0x10', '1e2']) assert.equal(lireNiveau(recu), null);
});

test('une absence donne `null`', () => {
  for (const recu of ['', '  ', null, undefined]) assert.equal(lireNiveau(recu), null);
});

test('un booléen, un tableau ou un objet donnent `null`', () => {
  for (const recu of [true, [], [80], {}]) assert.equal(lireNiveau(recu), null);
});

test("`NaN` et l'infini donnent `null`", () => {
  assert.equal(lireNiveau(Number.NaN), null);
  assert.equal(lireNiveau(Number.POSITIVE_INFINITY), null);
});

// Pour tsc seul : le paramètre n'est plus any.
void (() => {
  const reponse: EstAny<Parameters<typeof lireNiveau>[0]> = false;
  return reponse;
});
