import assert from 'node:assert/strict';
import { axe, test, validate } from './navigateur.js';

const LEGENDE = 'Six beignets dorés';

test('la photo est décrite, sans répéter la légende', async ({ page }) => {
  const texte = await page.locator('figure img').getAttribute('alt');
  assert.ok(texte.trim().length >= 10, 'ce texte est trop court');
  assert.doesNotMatch(texte, /\.jpg|^(?:image|photo) d/i);
  assert.notEqual(texte, LEGENDE);
});

test('la légende est dans la figure', async ({ page }) => {
  const legende = page.locator('figure > figcaption');
  assert.equal(await legende.textContent(), LEGENDE);
});

test('la date se lit aussi par une machine', async ({ page }) => {
  const date = page.locator('p time');
  assert.equal(await date.textContent(), '20 novembre 2026');
  assert.equal(await date.getAttribute('datetime'), '2026-11-20');
});

test('quatre ingrédients, dans une liste à puces', async ({ page }) => {
  const mots = await page.locator('ul > li').allTextContents();
  assert.deepEqual(mots, ['niébé', 'oignon', 'sel', 'huile']);
});

test('trois gestes, dans une liste numérotée', async ({ page }) => {
  const gestes = await page.locator('ol > li').allTextContents();
  assert.deepEqual(gestes, ['Tremper le niébé.', 'Écraser.', 'Frire.']);
});

test('aucun texte ne reste seul dans main', async ({ page }) => {
  const seuls = await page.evaluate(() =>
    [...document.querySelector('main').childNodes]
      .filter((noeud) => noeud.nodeType === Node.TEXT_NODE)
      .map((noeud) => noeud.data.trim())
      .filter((texte) => texte !== ''),
  );
  assert.deepEqual(seuls, []);
});

test('html-validate et axe ne trouvent rien', async () => {
  assert.deepEqual(await validate(), []);
  assert.deepEqual(await axe(), []);
});
