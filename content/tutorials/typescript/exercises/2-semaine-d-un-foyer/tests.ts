import assert from 'node:assert/strict';
import test from 'node:test';
import { bilan, type Jour, type Semaine } from './exercice.ts';

const semaine: Semaine = {
  numero: 'B-17',
  jours: [
    ['lundi', 420, false],
    ['mardi', 380, true],
  ],
};

test("les litres et les coupures s'additionnent, sans remarque", () => {
  assert.equal(bilan(semaine), '800 L, coupures : 1, sans remarque');
});

test('une remarque est reprise à la fin', () => {
  assert.equal(bilan({ ...semaine, remarque: 'robinet' }), '800 L, coupures : 1, robinet');
});

test('une semaine sans aucun jour donne zéro litre', () => {
  assert.equal(bilan({ numero: 'B-18', jours: [] }), '0 L, coupures : 0, sans remarque');
});

test('une remarque vide reste vide', () => {
  assert.equal(bilan({ numero: 'B-18', jours: [], remarque: '' }), '0 L, coupures : 0, ');
});

test('le bilan ne change pas la semaine', () => {
  bilan(semaine);
  assert.deepEqual(semaine.jours, [
    ['lundi', 420, false],
    ['mardi', 380, true],
  ]);
});

// Pour tsc seul : cette fonction n'est jamais appelée.
void ((une: Semaine) => {
  // @ts-expect-error numero est en lecture seule
  une.numero = 'B-71';
  // @ts-expect-error push n'existe pas sur un tableau en lecture seule
  une.jours.push(['jeudi', 400, false]);
  // @ts-expect-error il manque la coupure
  const court: Jour = ['jeudi', 400];
  // @ts-expect-error les litres sont une chaîne
  const colle: Jour = ['jeudi', '400', false];
  return [court, colle];
});
