import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { baseNeuve, jouer } from './serveur.js';

const internat = readFileSync('internat.sql', 'utf8');
const exercice = readFileSync('exercice.sql', 'utf8');

/** Exécute l'exercice, puis rend les numéros des lits du bâtiment, ou des lits sans chambre. */
async function litsDe(batiment, avant = '') {
  const base = await baseNeuve(internat, avant);
  try {
    await jouer(base, exercice);
    const [lignes] = await base.query(
      `SELECT l.id FROM lits l LEFT JOIN chambres c ON c.id = l.chambre
       WHERE c.batiment <=> ? ORDER BY l.id`,
      [batiment],
    );
    return lignes.map(({ id }) => id);
  } finally {
    await base.end();
  }
}

test('les six commandes passent sans erreur de clé étrangère', async () => {
  await litsDe('Baobab');
});

test("Baobab n'a plus ni chambre ni lit", async () => {
  assert.deepEqual(await litsDe('Baobab'), []);
});

test('aucun lit ne reste sans chambre', async () => {
  assert.deepEqual(await litsDe(null), []);
});

test('Fromager garde son lit 21', async () => {
  assert.deepEqual(await litsDe('Fromager'), [21]);
});

test('Caïlcédrat reçoit les lits 31 et 32', async () => {
  assert.deepEqual(await litsDe('Caïlcédrat'), [31, 32]);
});

test('le fichier passe aussi quand Baobab est déjà vide', async () => {
  const vide = 'DELETE FROM lits WHERE chambre = 1;';
  assert.deepEqual(await litsDe('Caïlcédrat', vide), [31, 32]);
});
