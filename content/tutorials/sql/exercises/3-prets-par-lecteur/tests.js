import assert from 'node:assert/strict';
import { joue, reponse, test } from './base.js';

/** Les lignes de la réponse, chacune en tableau. */
const lignes = () => reponse().map((ligne) => Object.values(ligne));
/** Les nombres de chaque ligne qui porte ce nom. */
const de = (nom) =>
  lignes()
    .filter(([un]) => un === nom)
    .map(([, ...nombres]) => nombres);

test('les colonnes sont `nom`, `sortis` et `rendus`', () => {
  assert.deepEqual(reponse().colonnes, ['nom', 'sortis', 'rendus']);
});

test('il y a une ligne par lecteur, donc huit', () => {
  assert.equal(lignes().length, 8);
});

test('les noms sont dans l’ordre, d’Ansou à Sira, puis Élie', () => {
  assert.deepEqual(
    lignes().map(([nom]) => nom),
    [
      'Ansou Mané',
      'Fanta Touré',
      'Landing Sané',
      'Malang Badji',
      'Odile Coly',
      'Rose Manga',
      'Sira Cissé',
      'Élie Bassène',
    ],
  );
});

test('Malang a sorti 2 livres et en a rendu 1', () => {
  assert.deepEqual(de('Malang Badji'), [[2, 1]]);
});

test('Ansou, qui n’a rien emprunté, a 0 et 0', () => {
  assert.deepEqual(de('Ansou Mané'), [[0, 0]]);
});

test('deux lecteurs du même nom gardent chacun leur ligne', () => {
  joue("INSERT INTO lecteurs VALUES (9, 'Rose Manga', 'Escale', NULL, NULL)");
  assert.deepEqual(de('Rose Manga').map(String).sort(), ['0,0', '3,3']);
});

test('quand personne n’a emprunté, tous les nombres valent 0', () => {
  joue('DELETE FROM prets');
  assert.deepEqual(
    lignes().map(([, ...deux]) => String(deux)),
    Array(8).fill('0,0'),
  );
});
