import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { baseNeuve, jouer } from './serveur.js';

const villes = readFileSync('villes.sql', 'utf8');
const exercice = readFileSync('exercice.sql', 'utf8');

/** Exécute l'exercice, une ou plusieurs fois, et rend le nom de la ville. */
async function nomDe(id, fois = 1, ensuite = '') {
  const base = await baseNeuve(villes);
  try {
    for (let n = 0; n < fois; n += 1) await jouer(base, exercice);
    await jouer(base, ensuite);
    const [[ville]] = await base.query('SELECT nom FROM villes WHERE id = ?', [id]);
    return ville.nom;
  } finally {
    await base.end();
  }
}

test('« ThiÃ¨s » redevient « Thiès »', async () => {
  assert.equal(await nomDe(1), 'Thiès');
});

test('« SÃ©dhiou » redevient « Sédhiou »', async () => {
  assert.equal(await nomDe(3), 'Sédhiou');
});

test('« Vélingara », qui était juste, ne change pas', async () => {
  assert.equal(await nomDe(4), 'Vélingara');
});

test('une ville inconnue (NULL) le reste', async () => {
  assert.equal(await nomDe(5), null);
});

test('le fichier exécuté deux fois ne change plus rien', async () => {
  assert.equal(await nomDe(1, 2), 'Thiès');
});

test('la colonne accepte ensuite une lettre adlam', async () => {
  const ajout = "UPDATE villes SET nom = '𞤀' WHERE id = 2;";
  assert.equal(await nomDe(2, 1, ajout), '𞤀');
});
