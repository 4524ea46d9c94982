import assert from 'node:assert/strict';
import { joue, reponse, test } from './base.js';

/** Les lignes de la réponse, chacune en tableau. */
const lignes = () => reponse().map((ligne) => Object.values(ligne));

test('les colonnes sont `lecteur_id` et `rendus`', () => {
  assert.deepEqual(reponse().colonnes, ['lecteur_id', 'rendus']);
});

test('dans la bibliothèque, le lecteur 1 a rendu 3 livres et le lecteur 2 en a rendu 2', () => {
  assert.deepEqual(lignes(), [
    [1, 3],
    [2, 2],
  ]);
});

test('un livre pas encore rendu ne compte pas', () => {
  joue('UPDATE prets SET rendu = NULL WHERE lecteur_id = 2');
  assert.deepEqual(lignes(), [[1, 3]]);
});

test('celui qui a rendu le plus de livres vient en premier', () => {
  joue(`INSERT INTO prets VALUES
    (20, 2, 4, '2026-11-01', '2026-11-05'), (21, 3, 4, '2026-11-01', '2026-11-05'),
    (22, 5, 4, '2026-11-01', '2026-11-05')`);
  assert.deepEqual(lignes(), [
    [4, 4],
    [1, 3],
    [2, 2],
  ]);
});

test('à égalité, le plus petit numéro vient en premier', () => {
  joue("INSERT INTO prets VALUES (20, 2, 2, '2026-11-01', '2026-11-05')");
  assert.deepEqual(lignes(), [
    [1, 3],
    [2, 3],
  ]);
});

test('on montre trois lecteurs au plus', () => {
  joue("UPDATE prets SET rendu = '2026-11-20' WHERE rendu IS NULL");
  assert.deepEqual(lignes(), [
    [1, 3],
    [2, 2],
    [4, 2],
  ]);
});

test('sans aucun prêt, il n’y a aucune ligne', () => {
  joue('DELETE FROM prets');
  assert.deepEqual(lignes(), []);
});
