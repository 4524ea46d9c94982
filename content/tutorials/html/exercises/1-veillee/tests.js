import assert from 'node:assert/strict';
import { test, textes, un } from './navigateur.js';

test('le doctype est en première ligne', () => {
  assert.equal(document.compatMode, 'CSS1Compat');
});

test('la page dit qu’elle est en français', () => {
  assert.equal(un('html').getAttribute('lang'), 'fr');
});

test('l’encodage est la première ligne de head', () => {
  assert.equal(document.head.firstElementChild?.getAttribute('charset')?.toLowerCase(), 'utf-8');
});

test('la largeur est celle du téléphone', () => {
  assert.match(un('head meta[name=viewport]').content, /width=device-width/);
});

test('l’onglet dit « Contes du jeudi – Saint-Louis »', () => {
  // Le tiret long manque à bien des claviers de téléphone : le court convient aussi.
  assert.match(document.title, /^Contes du jeudi [–-] Saint-Louis$/);
});

test('le titre et la phrase n’ont pas changé', () => {
  assert.deepEqual(textes('body h1'), ['Contes du jeudi']);
  assert.deepEqual(textes('body p'), ["À 20 h, dans la cour de l'atelier."]);
});
