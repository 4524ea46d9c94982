import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { baseNeuve, seance } from './serveur.js';

const tables = readFileSync('tables.sql', 'utf8');
const exercice = readFileSync('exercice.sql', 'utf8');
const compte = { user: 'surveillante', password: 'Cloche-8-Cour' };

/** Exécute une requête dans la séance de la surveillante. */
async function essayer(requete) {
  const efface = 'DROP USER IF EXISTS surveillante@localhost;';
  const base = await baseNeuve(tables, efface, exercice);
  await base.end();
  const sienne = await seance(compte);
  try {
    const [lignes] = await sienne.query(requete);
    return lignes;
  } finally {
    await sienne.end();
  }
}

const estRefuse = (requete) => assert.rejects(essayer(requete), { errno: 1142 });

test('elle lit la liste des élèves', async () => {
  const lignes = await essayer('SELECT nom FROM eleves');
  assert.deepEqual(lignes, [{ nom: 'Safiétou Sané' }]);
});

test('elle ne peut pas changer cette liste', async () => {
  await essayer('SELECT 1 FROM eleves');
  await estRefuse("UPDATE eleves SET nom = 'Bakary' WHERE id = 1");
});

test('elle ajoute une absence', async () => {
  const ajout = "INSERT INTO absences (eleve_id, jour) VALUES (1, '2026-11-23')";
  assert.equal((await essayer(ajout)).affectedRows, 1);
});

test("elle corrige le motif d'une absence", async () => {
  const correction = "UPDATE absences SET motif = 'paludisme, à l''hôpital'";
  assert.equal((await essayer(correction)).affectedRows, 1);
});

test("elle ne peut pas changer le jour d'une absence", async () => {
  await assert.rejects(essayer("UPDATE absences SET jour = '2026-11-01'"), { errno: 1143 });
});

test('elle ne peut pas supprimer une absence', async () => {
  await essayer('SELECT 1 FROM absences');
  await estRefuse('DELETE FROM absences');
});

test('elle ne voit pas les notes', async () => {
  await essayer('SELECT 1 FROM eleves');
  await estRefuse('SELECT valeur FROM notes');
});
