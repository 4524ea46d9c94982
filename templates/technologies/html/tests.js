// À ÉCRIRE : quatre tests au moins, dont un cas limite
import assert from 'node:assert/strict';
import { ecran, estVu, test, texte, tous } from './navigateur.js';

test('un seul titre', () => assert.equal(tous('h1').length, 1));
test('le titre salue Awa', () => assert.equal(texte('h1'), 'Bonjour Awa'));
test('le titre se lit', () => assert.equal(estVu('h1'), true));
test('rien ne déborde sur un petit écran', async () => {
  await ecran(320, 600);
  assert.equal(document.documentElement.scrollWidth, 320);
});
