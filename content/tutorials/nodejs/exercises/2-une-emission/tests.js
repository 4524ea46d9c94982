import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { application } from './exercice.js';

async function demander(id) {
  const serveur = application.listen(0);
  await once(serveur, 'listening');
  const { port } = serveur.address();
  const adresse = `http://localhost:${port}/emissions/${id}`;
  const reponse = await fetch(adresse);
  const texte = await reponse.text();
  serveur.close();
  return { code: reponse.status, texte };
}

test('l’émission 2 est trouvée, avec le code 200', async () => {
  const { code, texte } = await demander('2');
  assert.equal(code, 200);
  assert.deepEqual(JSON.parse(texte), { id: 2, titre: 'Dédicaces' });
});

test('l’accent de « Réveil » arrive intact', async () => {
  const { texte } = await demander('1');
  assert.match(texte, /Réveil/);
});

test('l’émission 99 donne 404 et une erreur en JSON', async () => {
  const { code, texte } = await demander('99');
  assert.equal(code, 404);
  assert.deepEqual(JSON.parse(texte), { erreur: 'Émission inconnue' });
});

test('`/emissions/soir` donne 400', async () => {
  const { code } = await demander('soir');
  assert.equal(code, 400);
});

test('`/emissions/1.5` donne 400', async () => {
  const { code } = await demander('1.5');
  assert.equal(code, 400);
});
