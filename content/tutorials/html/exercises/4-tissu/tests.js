import assert from 'node:assert/strict';
import { test, texte, textes, tous } from './navigateur.js';

/** « 18 000 » se tape avec une espace ordinaire ou avec `&nbsp;`. */
const nombres = (selecteur) => textes(selecteur).map((mots) => mots.replace(/\s/g, ' '));

test('le tableau a un nom, qui parle de tissu et de FCFA', () => {
  const nom = texte('table > caption');
  assert.match(nom, /tissu/i);
  assert.match(nom, /FCFA/);
});

test('les trois titres de colonne sont Costume, Mètres et Somme', () => {
  assert.deepEqual(textes('thead th[scope=col]'), ['Costume', 'Mètres', 'Somme']);
});

test('chaque costume est le titre de sa ligne', () => {
  assert.deepEqual(textes('tbody tr > th[scope=row]:first-child'), ['Lièvre', 'Hyène']);
});

test('les mètres et les sommes sont des cases de données', () => {
  assert.deepEqual(nombres('tbody td'), ['12', '18 000', '20', '40 000']);
});

test('la ligne de total est au pied du tableau', () => {
  assert.equal(texte('tfoot th[scope=row]'), 'Total');
  assert.deepEqual(nombres('tfoot td'), ['32', '58 000']);
});

test('toutes les lignes ont trois cases', () => {
  const cases = tous('tr').map((ligne) => ligne.children.length);
  assert.deepEqual(cases, [3, 3, 3, 3]);
});
