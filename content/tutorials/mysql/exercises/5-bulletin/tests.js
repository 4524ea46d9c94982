import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { baseNeuve } from './serveur.js';

const lycee = readFileSync('lycee.sql', 'utf8');
const exercice = readFileSync('exercice.sql', 'utf8');

/** Rend la moyenne et le rang d'un élève, après d'autres écritures s'il le faut. */
async function ligneDe(nom, ensuite = '') {
  const base = await baseNeuve(lycee, exercice, ensuite);
  try {
    const [lignes] = await base.query('SELECT * FROM bulletin WHERE nom = ?', [nom]);
    assert.equal(lignes.length, 1, `reçu : ${lignes.length} ligne(s) ; attendu : une`);
    const [{ moyenne, rang }] = lignes;
    return [moyenne === null ? null : Number(moyenne), rang];
  } finally {
    await base.end();
  }
}

test('la moyenne de Safiétou tient compte des coefficients', async () => {
  const [moyenne] = await ligneDe('Safiétou Sané');
  assert.equal(moyenne, 12.6);
});

test('Safiétou et Bakary, à 12,60, sont premiers tous les deux', async () => {
  assert.equal((await ligneDe('Safiétou Sané'))[1], 1);
  assert.equal((await ligneDe('Bakary Diédhiou'))[1], 1);
});

test('Kadiatou est troisième, et sa note absente ne compte pas', async () => {
  assert.deepEqual(await ligneDe('Kadiatou Baldé'), [9, 3]);
});

test('un zéro compte comme une note', async () => {
  assert.deepEqual(await ligneDe('Elhadj Mballo'), [3.14, 1]);
});

test('une élève sans aucune note reste sur la liste, sans moyenne ni rang', async () => {
  assert.deepEqual(await ligneDe('Fatoumata Mané'), [null, null]);
});

test('deux élèves du même nom, dans une même classe, ont chacun leur ligne', async () => {
  const homonyme = "INSERT INTO eleves VALUES (6, 'Elhadj Mballo', '2de B');";
  await assert.rejects(ligneDe('Elhadj Mballo', homonyme), /reçu : 2 ligne/);
});
