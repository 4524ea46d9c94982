import assert from 'node:assert/strict';
import { axe, test, validate } from './navigateur.js';

test('le tableau a un nom', async ({ page }) => {
  const nom = await page.locator('table > caption').textContent();
  assert.match(nom, /billets/i);
  assert.match(nom, /FCFA/);
});

test('trois titres de colonne', async ({ page }) => {
  const titres = await page.locator('thead th[scope=col]').allTextContents();
  assert.deepEqual(titres, ['Trajet', 'Places', 'Somme']);
});

test('chaque trajet est le titre de sa ligne', async ({ page }) => {
  const trajets = page.locator('tbody tr > th[scope=row]:first-child');
  assert.deepEqual(await trajets.allTextContents(), ['Kaolack – Fatick', 'Fatick – Joal']);
});

test('les places et les sommes sont des données', async ({ page }) => {
  const valeurs = await page.locator('tbody td').allTextContents();
  assert.deepEqual(valeurs, ['12', '12 000', '12', '18 000']);
});

test('la ligne de total est au pied du tableau', async ({ page }) => {
  assert.equal(await page.locator('tfoot th[scope=row]').textContent(), 'Total');
  assert.deepEqual(await page.locator('tfoot td').allTextContents(), ['24', '30 000']);
});

test('toutes les lignes ont trois cases', async ({ page }) => {
  const cases = await page.evaluate(() =>
    [...document.querySelectorAll('tr')].map((ligne) => ligne.children.length),
  );
  assert.deepEqual(cases, [3, 3, 3, 3]);
});

test('html-validate et axe ne trouvent rien', async () => {
  assert.deepEqual(await validate(), []);
  assert.deepEqual(await axe(), []);
});
