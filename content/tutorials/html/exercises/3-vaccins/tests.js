import assert from 'node:assert/strict';
import { axe, test, validate } from './navigateur.js';

test('1. la page dit sa langue', async ({ page }) => {
  assert.equal(await page.locator('html').getAttribute('lang'), 'fr');
});

test('2. l’image a un texte qui la décrit', async ({ page }) => {
  const texte = await page.locator('img').getAttribute('alt');
  assert.ok(texte && texte.length >= 10, 'ce texte est trop court');
});

test('3. les titres descendent d’un rang à la fois', async ({ page }) => {
  const rangs = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((titre) => titre.tagName),
  );
  assert.deepEqual(rangs, ['H1', 'H2', 'H2']);
});

test('4. la liste n’a que des li', async ({ page }) => {
  const jours = await page.locator('ul > *').allTextContents();
  assert.deepEqual(jours, ['mardi matin', 'vendredi matin']);
  assert.equal(await page.locator('ul > li').count(), 2);
});

test('5. strong s’arrête avant le formulaire', async ({ page }) => {
  assert.equal(await page.locator('strong').count(), 1);
  assert.match(await page.locator('p strong').textContent(), /^le carnet de santé\.?$/);
});

test('6. chaque id est unique', async ({ page }) => {
  const noms = await page.evaluate(() =>
    [...document.querySelectorAll('[id]')].map(({ id }) => id),
  );
  assert.deepEqual(noms, [...new Set(noms)]);
});

test('7. le champ a son étiquette et son type', async ({ page }) => {
  const champ = page.getByLabel('Téléphone');
  assert.equal(await champ.getAttribute('type'), 'tel');
});

test('8. on envoie avec un vrai bouton', async ({ page }) => {
  const bouton = page.getByRole('button', { name: 'Envoyer' });
  assert.equal(await bouton.getAttribute('type'), 'submit');
});

test('html-validate et axe ne trouvent rien', async () => {
  assert.deepEqual(await validate(), []);
  assert.deepEqual(await axe(), []);
});
