import assert from 'node:assert/strict';
import { contraste, etat, style, test } from './navigateur.js';

const ECOUTER = 'button:enabled';
const BIENTOT = 'button:disabled';

test('au repos, le texte a un contraste de 4,5 au moins', () => {
  auMoins(4.5, [ECOUTER, 'color'], [ECOUTER, 'background-color']);
});

test('sous la souris, le fond change', () => {
  const repos = fond(ECOUTER);
  etat(ECOUTER, 'survol');
  assert.notEqual(fond(ECOUTER), repos);
});

test('sous la souris, le texte a encore un contraste de 4,5 au moins', () => {
  etat(ECOUTER, 'survol');
  auMoins(4.5, [ECOUTER, 'color'], [ECOUTER, 'background-color']);
});

test('au clavier, un contour plein (`solid`) de 2 pixels au moins entoure le bouton', () => {
  etat(ECOUTER, 'focus');
  assert.equal(style(ECOUTER, 'outline-style'), 'solid');
  const largeur = Number.parseFloat(style(ECOUTER, 'outline-width'));
  assert.ok(largeur >= 2, `reçu : ${largeur} px ; attendu : 2 px au moins`);
});

test('ce contour a un contraste de 3 au moins avec le fond de la page', () => {
  etat(ECOUTER, 'focus');
  auMoins(3, [ECOUTER, 'outline-color'], ['body', 'background-color']);
});

test('désactivé, le bouton a un autre fond et se lit encore', () => {
  assert.notEqual(fond(BIENTOT), fond(ECOUTER));
  auMoins(4.5, [BIENTOT, 'color'], [BIENTOT, 'background-color']);
});

test('désactivé, le bouton ne change pas sous la souris', () => {
  const repos = fond(BIENTOT);
  etat(BIENTOT, 'survol');
  assert.equal(fond(BIENTOT), repos);
});

function fond(selecteur) {
  return style(selecteur, 'background-color');
}

function auMoins(minimum, texte, dessous) {
  const rapport = contraste(texte, dessous);
  const recu = `reçu : ${rapport.toFixed(2)} ; attendu : ${minimum} au moins`;
  assert.ok(rapport >= minimum, recu.replaceAll('.', ','));
}
