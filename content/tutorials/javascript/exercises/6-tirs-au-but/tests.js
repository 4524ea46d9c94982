import assert from 'node:assert/strict';
import { test, texte, un } from './navigateur.js';

const score = () => texte('#score');
const avis = () => texte('#avis');
const toucher = (id) => un(`#${id}`).click();

/** Chaque lettre est un tir : « b » un but, « x » un tir raté. */
function tirer(tirs) {
  for (const tir of tirs) toucher(tir === 'b' ? 'but' : 'rate');
}

function appuyer(key, avec = {}) {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...avec }));
}

test('au départ, « Kolda 0, Podor 0 » et « Nouvelle séance. Au tour de Kolda. »', () => {
  assert.equal(score(), 'Kolda 0, Podor 0');
  assert.equal(avis(), 'Nouvelle séance. Au tour de Kolda.');
});

test('un but donne « Kolda 1, Podor 0 » et « But. Au tour de Podor. »', () => {
  tirer('b');
  assert.equal(score(), 'Kolda 1, Podor 0');
  assert.equal(avis(), 'But. Au tour de Podor.');
});

test('un tir raté ne change que le tour', () => {
  tirer('bx');
  assert.equal(score(), 'Kolda 1, Podor 0');
  assert.equal(avis(), 'Raté. Au tour de Kolda.');
});

test('case cochée, la touche b compte un but, r un tir raté, une autre ne fait rien', () => {
  toucher('touches');
  for (const touche of ['r', 'b', 'a']) appuyer(touche);
  assert.equal(score(), 'Kolda 0, Podor 1');
  assert.equal(avis(), 'But. Au tour de Kolda.');
});

test('case décochée, les touches b et r ne font rien', () => {
  appuyer('b');
  assert.equal(avis(), 'Nouvelle séance. Au tour de Kolda.');
  toucher('touches');
  appuyer('b');
  toucher('touches');
  appuyer('r');
  assert.equal(score(), 'Kolda 1, Podor 0');
  assert.equal(avis(), 'But. Au tour de Podor.');
});

test('une touche gardée enfoncée ne compte qu’un tir', () => {
  toucher('touches');
  appuyer('b');
  appuyer('b', { repeat: true });
  appuyer('b', { repeat: true });
  assert.equal(score(), 'Kolda 1, Podor 0');
  assert.equal(avis(), 'But. Au tour de Podor.');
});

test('Ctrl, Alt ou Commande avec une lettre ne compte aucun tir', () => {
  toucher('touches');
  for (const avec of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) appuyer('r', avec);
  assert.equal(avis(), 'Nouvelle séance. Au tour de Kolda.');
});

test('« Annuler » enlève le dernier tir et rend son tour', () => {
  tirer('bb');
  toucher('annuler');
  assert.equal(score(), 'Kolda 1, Podor 0');
  assert.equal(avis(), 'Tir annulé. Au tour de Podor.');
});

test('« Annuler » sans aucun tir ne change rien', () => {
  toucher('annuler');
  assert.equal(score(), 'Kolda 0, Podor 0');
  assert.equal(avis(), 'Nouvelle séance. Au tour de Kolda.');
});

test('neuf tirs ne finissent pas la séance, dix la finissent si le score diffère', () => {
  tirer('bxbxbxbxb');
  assert.equal(avis(), 'But. Au tour de Podor.');
  tirer('x');
  assert.equal(avis(), 'Raté. Kolda gagne 5 à 0.');
});

test('la gagnante est nommée, son score en premier', () => {
  tirer('xbxbbbbbxb');
  assert.equal(score(), 'Kolda 2, Podor 5');
  assert.equal(avis(), 'But. Podor gagne 5 à 2.');
});

test('à égalité après dix tirs, on continue deux tirs par deux tirs', () => {
  tirer('bbbbbbbbbb');
  assert.equal(avis(), 'But. Au tour de Kolda.');
  tirer('b');
  assert.equal(avis(), 'But. Au tour de Podor.');
  tirer('x');
  assert.equal(avis(), 'Raté. Kolda gagne 6 à 5.');
});

test('après la fin, un tir de plus ne change rien', () => {
  tirer('bxbxbxbxbx');
  tirer('b');
  toucher('touches');
  appuyer('b');
  assert.equal(score(), 'Kolda 5, Podor 0');
  assert.equal(avis(), 'Raté. Kolda gagne 5 à 0.');
});

test('après la fin, « Annuler » fait reprendre la séance', () => {
  tirer('bxbxbxbxbx');
  toucher('annuler');
  assert.equal(avis(), 'Tir annulé. Au tour de Podor.');
  tirer('b');
  assert.equal(avis(), 'But. Kolda gagne 5 à 1.');
});

test('« Recommencer » remet tout à zéro, même après la fin', () => {
  tirer('bbx');
  toucher('refaire');
  assert.equal(score(), 'Kolda 0, Podor 0');
  assert.equal(avis(), 'Nouvelle séance. Au tour de Kolda.');
  tirer('bxbxbxbxbx');
  toucher('refaire');
  tirer('b');
  assert.equal(score(), 'Kolda 1, Podor 0');
});
