import assert from 'node:assert/strict';
import { joue, reponse, test } from './base.js';

/** Les lignes de la réponse, chacune en tableau. */
const lignes = () => reponse().map((ligne) => Object.values(ligne));

/** Les titres trouvés quand la bibliothèque a ce seul livre. */
function titres(titre, prix) {
  joue('DELETE FROM prets; DELETE FROM livres;');
  joue(`INSERT INTO livres VALUES (1, '${titre}', NULL, 'roman', 2020, ${prix});`);
  return lignes().map(([trouve]) => trouve);
}

test('dans la bibliothèque, on trouve seulement « Un chant écarlate », qui est un don', () => {
  assert.deepEqual(lignes(), [['Un chant écarlate', null]]);
});

test('« École de nuit », avec une majuscule accentuée, est trouvé', () => {
  assert.deepEqual(titres('École de nuit', 3000), ['École de nuit']);
});

test('« LECTURES » est trouvé malgré ses majuscules', () => {
  assert.deepEqual(titres('LECTURES', 3000), ['LECTURES']);
});

test('un livre à 4 500 FCFA est accepté, à 4 501 FCFA il ne l’est pas', () => {
  assert.deepEqual(titres('Écume', 4500), ['Écume']);
  assert.deepEqual(titres('Écume', 4501), []);
});

test('un don dont le titre ne contient pas « ec » reste dehors', () => {
  assert.deepEqual(titres('Xala', 'NULL'), []);
});
