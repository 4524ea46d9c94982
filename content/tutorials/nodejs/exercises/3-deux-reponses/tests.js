import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mock, test } from 'node:test';
import express from 'express';
import { creerApplication } from './exercice.js';

const depot = {
  async lire(id) {
    if (id === 13) throw new Error('base fermée');
    return id === 1 ? { de: 'Dieynaba' } : null;
  },
};
const journal = mock.method(console, 'error', () => {});
const json = mock.method(express.response, 'json');

async function demander(id) {
  const serveur = creerApplication(depot).listen(0);
  await once(serveur, 'listening');
  const { port } = serveur.address();
  const adresse = `http://localhost:${port}/dedicaces/${id}`;
  const reponse = await fetch(adresse);
  const texte = await reponse.text();
  serveur.close();
  return [reponse.status, texte];
}

test('la dédicace 1 arrive entière', async () => {
  assert.deepEqual(await demander(1), [200, '{"de":"Dieynaba"}']);
});

test('une dédicace inconnue donne 404', async () => {
  assert.deepEqual(await demander(2), [404, '{"erreur":"Inconnue"}']);
});

test('un numéro négatif donne 404', async () => {
  assert.deepEqual(await demander(-1), [404, '{"erreur":"Inconnue"}']);
});

test('aucune erreur n’est écrite pour une inconnue', async () => {
  journal.mock.resetCalls();
  await demander(2);
  assert.equal(journal.mock.callCount(), 0);
});

test('une inconnue ne reçoit qu’une réponse', async () => {
  json.mock.resetCalls();
  await demander(2);
  assert.ok(json.mock.callCount() <= 1);
});

test('une base fermée donne 500, en JSON', async () => {
  assert.deepEqual(await demander(13), [500, '{"erreur":"Panne"}']);
});
