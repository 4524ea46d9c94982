import assert from 'node:assert/strict';
import { test } from 'node:test';
import { creerLimiteur } from './exercice.js';

function essai(max = 2, fenetreMs = 1000) {
  const temps = { ms: 0 };
  const horloge = () => temps.ms;
  const peutPasser = creerLimiteur({ max, fenetreMs, horloge });
  return { temps, peutPasser };
}

test('les deux premiers passages sont acceptés', () => {
  const { peutPasser } = essai();
  assert.equal(peutPasser('Oumy'), true);
  assert.equal(peutPasser('Oumy'), true);
});

test('le troisième est refusé', () => {
  const { peutPasser } = essai();
  peutPasser('Oumy');
  peutPasser('Oumy');
  assert.equal(peutPasser('Oumy'), false);
});

test('deux visiteurs ne se gênent pas', () => {
  const { peutPasser } = essai(1);
  peutPasser('Oumy');
  assert.equal(peutPasser('Mor'), true);
});

test('à la fin de la fenêtre, on passe de nouveau', () => {
  const { temps, peutPasser } = essai(1);
  peutPasser('Oumy');
  temps.ms = 999;
  assert.equal(peutPasser('Oumy'), false);
  temps.ms = 1000;
  assert.equal(peutPasser('Oumy'), true);
});

test('un essai refusé ne prolonge pas l’attente', () => {
  const { temps, peutPasser } = essai(1);
  peutPasser('Oumy');
  temps.ms = 500;
  peutPasser('Oumy');
  temps.ms = 1200;
  assert.equal(peutPasser('Oumy'), true);
});

test('la fenêtre glisse à chaque essai', () => {
  const { temps, peutPasser } = essai(2);
  const passe = [0, 900, 1000, 1100].map((ms) => {
    temps.ms = ms;
    return peutPasser('Oumy');
  });
  assert.deepEqual(passe, [true, true, true, false]);
});

test('avec `max` à zéro, personne ne passe', () => {
  const { peutPasser } = essai(0);
  assert.equal(peutPasser('Oumy'), false);
});
