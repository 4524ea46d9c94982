import assert from 'node:assert/strict';
import test from 'node:test';
import { charger } from './exercice.js';

const SECOURS = ['Musique'];
const tenue = (texte) => () => Promise.resolve(texte);

test('quand le réseau répond, on a sa grille', async () => {
  assert.deepEqual(await charger(tenue('["Journal","Match"]'), SECOURS), ['Journal', 'Match']);
});

test('une grille vide reste une grille', async () => {
  assert.deepEqual(await charger(tenue('[]'), SECOURS), []);
});

test('une réponse lente est attendue', async () => {
  const lente = () => new Promise((finir) => setTimeout(finir, 30, '["Match"]'));
  assert.deepEqual(await charger(lente, SECOURS), ['Match']);
});

test('quand le réseau est coupé, on a la grille de secours', async () => {
  const coupee = () => Promise.reject(new TypeError('Failed to fetch'));
  assert.deepEqual(await charger(coupee, SECOURS), ['Musique']);
});

test('un texte coupé en route donne la grille de secours', async () => {
  assert.deepEqual(await charger(tenue('["Journal",'), SECOURS), ['Musique']);
});

test('ce qui n’est pas un tableau donne la grille de secours', async () => {
  assert.deepEqual(await charger(tenue('null'), SECOURS), ['Musique']);
  assert.deepEqual(await charger(tenue('{"erreur":404}'), SECOURS), ['Musique']);
});

test('le réseau n’est demandé qu’une fois', async () => {
  let fois = 0;
  await charger(() => {
    fois++;
    return Promise.resolve('["Match"]');
  }, SECOURS);
  assert.equal(fois, 1);
});
