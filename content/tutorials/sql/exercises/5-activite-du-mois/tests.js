import assert from 'node:assert/strict';
import { joue, reponse, test } from './base.js';

/** Les lignes de la réponse, chacune en tableau. */
const lignes = () => reponse().map((ligne) => Object.values(ligne));

test('les cinq mois sont là, dans l’ordre', () => {
  const mois = lignes().map(([un]) => un);
  assert.deepEqual(mois, ['2026-08', '2026-09', '2026-10', '2026-11', '2026-12']);
});

test('en octobre, 5 livres sont sortis et 4 sont revenus', () => {
  assert.deepEqual(lignes()[2], ['2026-10', 5, 4]);
});

test('un mois sans rien montre 0 et 0', () => {
  assert.deepEqual(lignes()[0], ['2026-08', 0, 0]);
});

test('un mois peut avoir des retours et aucune sortie', () => {
  joue("UPDATE prets SET rendu = '2026-12-01' WHERE rendu IS NULL");
  assert.deepEqual(lignes()[4], ['2026-12', 0, 4]);
});

test('un prêt d’octobre 2025 ne compte pas en octobre 2026', () => {
  joue("INSERT INTO prets VALUES (20, 2, 1, '2025-10-04', '2025-10-18')");
  assert.deepEqual(lignes()[2], ['2026-10', 5, 4]);
});

test('sans aucun prêt, les cinq mois restent, avec des 0', () => {
  joue('DELETE FROM prets');
  assert.deepEqual(
    lignes().map(([, ...deux]) => String(deux)),
    Array(5).fill('0,0'),
  );
});
