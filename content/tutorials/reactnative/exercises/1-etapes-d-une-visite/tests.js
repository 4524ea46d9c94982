import assert from 'node:assert/strict';
import { axe, test } from './navigateur.js';

const texte = (page) => page.locator('[aria-live]').textContent();
const toucher = (page, nom) => page.getByRole('button', { name: nom }).click();

test('la visite commence à l’étape 1', async ({ page }) => {
  assert.equal(await texte(page), 'Étape 1 sur 3');
});

test('trois pas la finissent', async ({ page }) => {
  for (const _ of [1, 2, 3]) await toucher(page, 'Étape suivante');
  assert.equal(await texte(page), 'Visite finie');
});

test('un pas de trop ne change rien', async ({ page }) => {
  for (const _ of [1, 2, 3, 4, 5]) await toucher(page, 'Étape suivante');
  await toucher(page, 'Étape précédente');
  assert.equal(await texte(page), 'Étape 3 sur 3');
});

test('on ne recule pas avant le début', async ({ page }) => {
  await toucher(page, 'Étape précédente');
  await toucher(page, 'Étape suivante');
  assert.equal(await texte(page), 'Étape 2 sur 3');
});

test('l’écran est accessible', async () => {
  assert.deepEqual(await axe(), []);
});
