import assert from 'node:assert/strict';
import test from 'node:test';
import { duree, type Trajet } from './exercice.ts';

test('une heure et quart', () => {
  assert.equal(duree({ depart: 420, arrivee: 495 }), '1 h 15');
});

test('moins de dix minutes : deux chiffres', () => {
  assert.equal(duree({ depart: 600, arrivee: 605 }), '0 h 05');
});

test('un compte rond', () => {
  assert.equal(duree({ depart: 0, arrivee: 120 }), '2 h 00');
});

test('arrivée au moment du départ', () => {
  const immobile: Trajet = { depart: 480, arrivee: 480 };
  assert.equal(duree(immobile), '0 h 00');
});

test('un trajet sans arrivée est refusé par tsc', () => {
  // @ts-expect-error il manque arrivee
  const coupe: Trajet = { depart: 480 };
  assert.equal(coupe.depart, 480);
});
