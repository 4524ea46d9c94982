import assert from 'node:assert/strict';
import { joue, refus, reponses, test } from './base.js';

/** Les lignes d'une requête, chacune en tableau, une fois ton fichier exécuté. */
function apres(requete, changement = '') {
  joue(changement);
  reponses();
  return joue(requete).map((ligne) => Object.values(ligne));
}

test('la clé de « Élisabeth Sagna » est « elisabeth sagna »', () => {
  assert.deepEqual(apres('SELECT cle FROM cles WHERE id = 6'), [['elisabeth sagna']]);
});

test('les espaces de trop ne changent pas la clé', () => {
  const cles = apres('SELECT cle FROM cles WHERE id IN (2, 4) ORDER BY id');
  assert.deepEqual(cles, [['aminata dieme'], ['ibou diedhiou']]);
});

test('trois élèves viennent deux fois', () => {
  const doublons = apres('SELECT cle, nombre FROM doublons ORDER BY cle');
  assert.deepEqual(doublons, [
    ['aminata dieme', 2],
    ['elisabeth sagna', 2],
    ['ibou diedhiou', 2],
  ]);
});

test('le même nom dans deux classes, ce sont deux élèves', () => {
  const classes = apres("SELECT classe FROM eleves WHERE cle = 'aminata dieme' ORDER BY classe");
  assert.deepEqual(classes, [['4e A'], ['5e A']]);
});

test('chaque élève garde le nom de sa première ligne, sans espaces autour', () => {
  const noms = apres(
    'SELECT nom FROM eleves ORDER BY cle, classe',
    "UPDATE liste SET nom = '  Pascal Sagna ' WHERE id = 3",
  );
  assert.deepEqual(noms.flat(), [
    'Aminata Diémé',
    'Aminata Diémé',
    'Élisabeth Sagna',
    'Ibou  Diédhiou',
    'Pascal Sagna',
  ]);
});

test('la table refuse ensuite un élève déjà là', () => {
  reponses();
  const dit = refus(
    "INSERT INTO eleves (nom, cle, classe) VALUES ('Ibou', 'ibou diedhiou', '4e A')",
  );
  assert.match(dit, /UNIQUE constraint failed/);
});

test('une liste vide donne une table d’élèves vide', () => {
  assert.deepEqual(apres('SELECT * FROM eleves', 'DELETE FROM liste'), []);
  assert.deepEqual(joue('SELECT * FROM doublons'), []);
});
