// À ÉCRIRE : quatre tests au moins, dont un cas limite
import assert from 'node:assert/strict';
import { axe, test } from './navigateur.js';

const titre = (page) => page.getByRole('heading', { level: 1 });

test('un seul titre', async ({ page }) => {
  assert.equal(await titre(page).count(), 1);
});
test('le titre salue Awa', async ({ page }) => {
  assert.equal(await titre(page).textContent(), 'Bonjour Awa');
});
test('il se lit sur un petit écran', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  assert.equal(await titre(page).isVisible(), true);
});
test('sans faute', async () => {
  assert.deepEqual(await axe(), []);
});
