import assert from 'node:assert/strict';
import { once } from 'node:events';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, test } from 'node:test';
import * as exercice from './exercice.js';

const GRILLE = `lundi;07:00;Réveil
lundi;20:30;Dédicaces
mardi;20:30;Le fleuve`;

let base;
beforeEach(() => {
  base = new DatabaseSync(':memory:');
  exercice.creerTable(base);
});
const titres = () =>
  base
    .prepare('SELECT titre FROM grille')
    .all()
    .map(({ titre }) => titre)
    .sort();

test('trois lignes sont rangées, avec leurs accents', () => {
  assert.equal(exercice.importer(base, GRILLE), 3);
  assert.deepEqual(titres(), ['Dédicaces', 'Le fleuve', 'Réveil']);
});

test('deux imports du même texte ne font pas de doublon', () => {
  exercice.importer(base, GRILLE);
  exercice.importer(base, GRILLE);
  assert.equal(titres().length, 3);
});

test('un titre corrigé remplace l’ancien', () => {
  exercice.importer(base, GRILLE);
  exercice.importer(base, 'mardi;20:30;La pirogue');
  assert.ok(titres().includes('La pirogue'));
  assert.equal(titres().length, 3);
});

test('un texte vide donne 0', () => {
  assert.equal(exercice.importer(base, ''), 0);
});

test('une ligne fausse annule tout, et son numéro est dit', () => {
  const texte = 'lundi;07:00;Réveil\n\nmardi;midi;Jeu';
  assert.throws(() => exercice.importer(base, texte), { name: 'RangeError', message: /ligne 3/ });
  assert.deepEqual(titres(), []);
});

test('une ligne sans titre est fausse aussi', () => {
  for (const texte of ['lundi;07:00', 'lundi;07:00;']) {
    assert.throws(() => exercice.importer(base, texte), { name: 'RangeError', message: /ligne 1/ });
  }
});

test('si la base refuse une ligne, rien n’est rangé', () => {
  base.exec(`CREATE TRIGGER refus BEFORE INSERT ON grille
    WHEN NEW.jour = 'mardi'
    BEGIN SELECT RAISE(ABORT, 'disque plein'); END`);
  assert.throws(() => exercice.importer(base, GRILLE), /disque plein/);
  assert.deepEqual(titres(), []);
});

test('`GET /rapport` compte les émissions par jour', async () => {
  exercice.importer(base, GRILLE);
  const serveur = exercice.creerApplication(base).listen(0);
  await once(serveur, 'listening');
  const { port } = serveur.address();
  const lu = await fetch(`http://localhost:${port}/rapport`);
  const corps = await lu.text();
  serveur.close();
  assert.deepEqual(JSON.parse(corps), [
    { jour: 'lundi', emissions: 2 },
    { jour: 'mardi', emissions: 1 },
  ]);
});
