import assert from 'node:assert/strict';
import { once } from 'node:events';
import { afterEach, beforeEach, test } from 'node:test';
import { creerApplication } from './exercice.js';

const SON = 'https://radio.example/sons/le-fleuve';
const SEPT_JOURS = 604_800_000;
let codes, temps, tirages, serveur;
beforeEach(async () => {
  codes = ['aa', 'bb'];
  temps = 0;
  tirages = 0;
  const tirer = () => {
    tirages++;
    if (tirages > 50) throw new Error('trop de tirages');
    return codes.shift() ?? 'aa';
  };
  const horloge = () => temps;
  serveur = creerApplication({ tirer, horloge }).listen(0);
  await once(serveur, 'listening');
});
afterEach(() => serveur.close());

function aller(chemin, corps) {
  const { port } = serveur.address();
  return fetch(`http://localhost:${port}${chemin}`, {
    redirect: 'manual',
    ...(corps && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(corps),
    }),
  });
}
const creer = (adresse) => aller('/liens', { adresse });

test('un lien créé reçoit 201 et son code', async () => {
  const reponse = await creer(SON);
  assert.equal(reponse.status, 201);
  assert.deepEqual(await reponse.json(), { code: 'aa' });
});
test('`GET /aa` mène à l’adresse, avec 302', async () => {
  await creer(SON);
  const reponse = await aller('/aa');
  assert.equal(reponse.status, 302);
  assert.equal(reponse.headers.get('location'), SON);
});
test('un code inconnu donne 404', async () => assert.equal((await aller('/zz')).status, 404));
test('après sept jours, et pas avant, 410', async () => {
  await creer(SON);
  temps = SEPT_JOURS - 1;
  assert.equal((await aller('/aa')).status, 302);
  temps = SEPT_JOURS;
  assert.equal((await aller('/aa')).status, 410);
});
test('`javascript:vol()` est refusée, avec 400', async () =>
  assert.equal((await creer('javascript:vol()')).status, 400));
test('une adresse vide est refusée, avec 400', async () =>
  assert.equal((await creer('')).status, 400));
test('`ftp://radio.example` est refusée, avec 400', async () =>
  assert.equal((await creer('ftp://radio.example')).status, 400));
test('un code pris est tiré de nouveau, dix fois', async () => {
  codes = [...Array(10).fill('aa'), 'bb'];
  await creer(SON);
  assert.deepEqual(await (await creer(SON)).json(), { code: 'bb' });
});
test('si aucun code n’est libre, la réponse est 503', async () => {
  codes = [];
  await creer(SON);
  assert.equal((await creer(SON)).status, 503);
});
