import assert from 'node:assert/strict';
import { joue, reponse, test } from './base.js';

/** Les lignes de la réponse, chacune en tableau. */
const lignes = () => reponse().map((ligne) => Object.values(ligne));
const duGenre = (genre) => lignes().filter(([un]) => un === genre);

test('dans la bibliothèque, trois genres ont leur favori', () => {
  assert.deepEqual(lignes(), [
    ['conte', "Les Contes d'Amadou Koumba", 2],
    ['mémoires', "Amkoullel, l'enfant peul", 1],
    ['roman', 'Une si longue lettre', 4],
  ]);
});

test('deux livres à égalité viennent tous les deux, par ordre de titre', () => {
  joue("INSERT INTO prets VALUES (20, 6, 1, '2026-11-20', NULL), (21, 6, 2, '2026-11-20', NULL)");
  assert.deepEqual(duGenre('roman'), [
    ['roman', "L'Enfant noir", 4],
    ['roman', 'Une si longue lettre', 4],
  ]);
});

test('un genre dont aucun livre n’est sorti n’a pas de ligne', () => {
  assert.deepEqual(duGenre('usuel'), []);
});

test('deux éditions du même titre ne se mélangent pas', () => {
  joue("INSERT INTO livres VALUES (20, 'Une si longue lettre', 1, 'roman', 2001, 2500)");
  joue("INSERT INTO prets VALUES (20, 20, 6, '2026-11-20', NULL)");
  assert.deepEqual(duGenre('roman'), [['roman', 'Une si longue lettre', 4]]);
});

test('sans aucun prêt, il n’y a aucune ligne', () => {
  joue('DELETE FROM prets');
  assert.deepEqual(lignes(), []);
});
