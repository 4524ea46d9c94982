import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { baseNeuve } from './serveur.js';

const lycee = readFileSync('lycee.sql', 'utf8');
const exercice = readFileSync('exercice.sql', 'utf8');
const AVANT = '2de A:4 2de B:1 2de C:0 | 1:2de A 2:2de B';

/** Appelle la procédure et rend l'état de la base, avec le numéro de l'erreur s'il y en a une. */
async function apres(eleve, vers, avant = '') {
  const base = await baseNeuve(lycee, exercice, avant);
  let erreur = '';
  try {
    await base.query('CALL changer_de_classe(?, ?)', [eleve, vers]).catch(({ errno }) => {
      erreur = errno;
    });
    await base.query('ROLLBACK');
    const [[{ etat }]] = await base.query(`SELECT CONCAT(
      (SELECT GROUP_CONCAT(nom, ':', places ORDER BY nom SEPARATOR ' ') FROM classes), ' | ',
      (SELECT GROUP_CONCAT(id, ':', classe ORDER BY id SEPARATOR ' ') FROM eleves)) AS etat`);
    return { etat, erreur };
  } finally {
    await base.end();
  }
}

test("l'élève change de classe, et les places suivent", async () => {
  const { etat } = await apres(1, '2de B');
  assert.equal(etat, '2de A:5 2de B:0 2de C:0 | 1:2de B 2:2de B');
});

test('une classe pleine donne une erreur, et rien ne change', async () => {
  assert.deepEqual(await apres(1, '2de C'), { etat: AVANT, erreur: 1644 });
});

test('une classe inconnue donne une erreur, et rien ne change', async () => {
  const { etat, erreur } = await apres(1, '2de Z');
  assert.notEqual(erreur, '');
  assert.equal(etat, AVANT);
});

test('un élève inconnu donne une erreur, et rien ne change', async () => {
  const { etat, erreur } = await apres(99, '2de B');
  assert.notEqual(erreur, '');
  assert.equal(etat, AVANT);
});

test('rester dans sa classe ne change aucune place', async () => {
  assert.deepEqual(await apres(2, '2de B'), { etat: AVANT, erreur: '' });
});

test("rester dans une classe pleine ne donne pas d'erreur", async () => {
  const pleine = "UPDATE classes SET places = 0 WHERE nom = '2de B';";
  const etat = '2de A:4 2de B:0 2de C:0 | 1:2de A 2:2de B';
  assert.deepEqual(await apres(2, '2de B', pleine), { etat, erreur: '' });
});

test('le changement est validé, un ROLLBACK ne le défait plus', async () => {
  const { etat } = await apres(2, '2de A');
  assert.equal(etat, '2de A:3 2de B:2 2de C:0 | 1:2de A 2:2de A');
});
