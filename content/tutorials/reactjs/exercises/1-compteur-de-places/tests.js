import assert from 'node:assert/strict';
import { test, texte, toucher, tous } from './navigateur.js';

const places = () => texte('[role="status"]');
const prendre = () => toucher(tous('button')[0]);
const rendre = () => toucher(tous('button')[1]);

test('au début, 14 places sont libres', () => {
  assert.equal(places(), 'Libres : 14');
});

test('prendre deux places en laisse 12', async () => {
  await prendre();
  await prendre();
  assert.equal(places(), 'Libres : 12');
});

test('rendre une place la libère', async () => {
  await prendre();
  await rendre();
  assert.equal(places(), 'Libres : 14');
});

test('rendre une place quand tout est libre ne change rien', async () => {
  await rendre();
  assert.equal(places(), 'Libres : 14');
});

test('après 14 places prises, le gradin est complet', async () => {
  for (let fois = 0; fois < 14; fois += 1) await prendre();
  assert.equal(places(), 'Complet');
});

test('une quinzième demande ne change rien', async () => {
  for (let fois = 0; fois < 15; fois += 1) await prendre();
  await rendre();
  assert.equal(places(), 'Libres : 1');
});
