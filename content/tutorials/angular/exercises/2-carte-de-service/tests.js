import assert from 'node:assert/strict';
import { axe, test, validate } from './navigateur.js';

const cartes = (page) => page.locator('article');

test('chaque carte porte le nom reçu', async ({ page }) => {
  assert.deepEqual(await page.locator('h2').allTextContents(), ['Radio', 'Maternité']);
});

test('la carte de Radio montre ses places', async ({ page }) => {
  assert.equal(await cartes(page).first().locator('p').textContent(), 'Places : 2');
});

test('sans place, la carte dit « Complet »', async ({ page }) => {
  assert.equal(await cartes(page).last().locator('p').textContent(), 'Complet');
});

test('seule la carte sans place a la classe « pleine »', async ({ page }) => {
  assert.equal(await page.locator('article.pleine h2').textContent(), 'Maternité');
});

test('choisir une carte prévient la page', async ({ page }) => {
  await page.getByRole('button', { name: 'Choisir Maternité' }).click();
  assert.equal(await page.getByRole('status').textContent(), 'Maternité');
});

test('la page est accessible et bien écrite', async () => {
  assert.deepEqual(await validate(), []);
  assert.deepEqual(await axe(), []);
});
