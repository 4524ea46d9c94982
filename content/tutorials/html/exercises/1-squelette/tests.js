import assert from 'node:assert/strict';
import { test, validate } from './navigateur.js';

test('le doctype est en première ligne', async ({ page }) => {
  const mode = await page.evaluate(() => document.compatMode);
  assert.equal(mode, 'CSS1Compat');
});

test('la page est en français', async ({ page }) => {
  assert.equal(await page.locator('html').getAttribute('lang'), 'fr');
});

test('l’encodage vient en premier dans head', async ({ page }) => {
  const premier = await page.evaluate(() =>
    document.head.firstElementChild?.getAttribute('charset'),
  );
  assert.equal(premier, 'utf-8');
});

test('la largeur est celle du téléphone', async ({ page }) => {
  const valeur = await page.evaluate(
    () => document.head.querySelector('meta[name=viewport]')?.content,
  );
  assert.equal(valeur, 'width=device-width');
});

test('l’onglet a un nom', async ({ page }) => {
  assert.equal(await page.title(), 'Horaires du bus');
});

test('un seul h1, dans body', async ({ page }) => {
  const titres = await page.locator('body h1').allTextContents();
  assert.deepEqual(titres, ['Bus Kaolack – Tambacounda']);
});

test('html-validate ne trouve rien', async () => {
  assert.deepEqual(await validate(), []);
});
