import assert from 'node:assert/strict';
import { test, texte, textes, un } from './navigateur.js';

const LEGENDE = 'Un basin brodé main';

test('trou 1 : l’image est décrite, sans répéter la légende ni le nom du fichier', () => {
  const description = un('figure img').getAttribute('alt') ?? '';
  assert.ok(description.trim().length >= 10, 'reçu : un texte trop court ; attendu : une phrase');
  assert.doesNotMatch(description, /\.png|^(?:image|photo) d/i);
  assert.notEqual(description, LEGENDE);
});

test('trou 2 : la légende est dans la figure', () => {
  assert.equal(texte('figure > figcaption'), LEGENDE);
});

test('trou 3 : la date se lit, et une machine la comprend', () => {
  assert.equal(texte('p time'), '20 novembre 2026');
  assert.equal(un('p time').getAttribute('datetime'), '2026-11-20');
});

test('trou 4 : trois fournitures, dans une liste à puces', () => {
  assert.deepEqual(textes('ul > li'), ['eau froide', 'savon doux', 'une bassine']);
});

test('trou 5 : quatre gestes, dans une liste numérotée', () => {
  const gestes = textes('ol > li').map((geste) => geste.replace(/\.$/, ''));
  assert.deepEqual(gestes, ['Tremper', 'Frotter doucement', 'Rincer', "Sécher à l'ombre"]);
});

test('aucun texte ne reste seul dans main', () => {
  const seuls = [...un('main').childNodes]
    .filter((noeud) => noeud.nodeType === Node.TEXT_NODE)
    .map((noeud) => noeud.data.trim())
    .filter((mots) => mots !== '');
  assert.deepEqual(seuls, []);
});
