import assert from 'node:assert/strict';
import test from 'node:test';
import { lirePrix } from './exercice.ts';

type EstAny<T> = 0 extends 1 & T ? true : false;

test('un nombre passe', () => {
  assert.equal(lirePrix(500), 500);
});

test('une chaîne de chiffres aussi', () => {
  assert.equal(lirePrix('500'), 500);
});

test('zéro est un prix', () => {
  assert.equal(lirePrix(0), 0);
  assert.equal(lirePrix('0'), 0);
});

test("un mot n'est pas un prix", () => {
  assert.equal(lirePrix('cinq cents'), null);
});

test("rien n'est pas un prix", () => {
  for (const recu of ['', '  ', null, undefined]) assert.equal(lirePrix(recu), null);
});

test('un booléen, un tableau ou un objet non plus', () => {
  for (const recu of [true, [], [500], {}]) assert.equal(lirePrix(recu), null);
});

test('ni un nombre négatif, ni NaN', () => {
  assert.equal(lirePrix(-500), null);
  assert.equal(lirePrix(Number.NaN), null);
});

test("le paramètre n'est plus any", () => {
  const reponse: EstAny<Parameters<typeof lirePrix>[0]> = false;
  assert.equal(reponse, false);
});
