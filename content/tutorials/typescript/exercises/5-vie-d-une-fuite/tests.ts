import assert from 'node:assert/strict';
import test from 'node:test';
import { annuler, type Prise, phrase, prendre, reparer, type Signalee } from './exercice.ts';

const fuite: Signalee = { etat: 'signalée', lieu: 'rue 6' };

test('une fuite prise a un lieu et un agent', () => {
  assert.deepEqual(prendre(fuite, 'Nafi'), { etat: 'prise', lieu: 'rue 6', agent: 'Nafi' });
});

test("une fuite réparée a une heure, et n'a plus d'agent", () => {
  const reparee = reparer(prendre(fuite, 'Nafi'), '11 h');
  assert.deepEqual(reparee, { etat: 'réparée', lieu: 'rue 6', heure: '11 h' });
});

test("une fuite annulée a un motif, et n'a plus d'agent", () => {
  const annulee = annuler(prendre(fuite, 'Nafi'), 'doublon');
  assert.deepEqual(annulee, { etat: 'annulée', lieu: 'rue 6', motif: 'doublon' });
});

test('chaque état a sa phrase', () => {
  const prise = prendre(fuite, 'Nafi');
  assert.equal(phrase(fuite), 'rue 6 : à prendre');
  assert.equal(phrase(prise), 'rue 6 : prise par Nafi');
  assert.equal(phrase(reparer(prise, '11 h')), 'rue 6 : réparée à 11 h');
  assert.equal(phrase(annuler(fuite, 'doublon')), 'rue 6 : annulée, doublon');
});

test('prendre une fuite ne change pas la fuite signalée', () => {
  prendre(fuite, 'Nafi');
  assert.deepEqual(fuite, { etat: 'signalée', lieu: 'rue 6' });
});

test('un état inconnu, venu de dehors, lève une `TypeError`', () => {
  const perdue = JSON.parse('{"etat":"perdue","lieu":"rue 6"}');
  assert.throws(() => phrase(perdue), TypeError);
});

// Pour tsc seul : cette fonction n'est jamais appelée.
void (() => {
  // @ts-expect-error il manque l'agent
  const seule: Prise = { etat: 'prise', lieu: 'rue 6' };
  const reparee = reparer(seule, '11 h');
  return [
    // @ts-expect-error une fuite se prend avant d'être réparée
    reparer(fuite, '11 h'),
    // @ts-expect-error une fuite réparée ne s'annule plus
    annuler(reparee, 'doublon'),
  ];
});
