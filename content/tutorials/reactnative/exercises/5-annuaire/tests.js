import assert from 'node:assert/strict';
import { axe, test } from './navigateur.js';

const boutons = (page) => page.getByRole('button').allTextContents();
const villages = (page) => page.getByRole('heading', { level: 2 }).allTextContents();
const annonce = (page) => page.locator('[aria-live]').textContent();
const chercher = (page, texte) => page.getByLabel('Nom ou métier').fill(texte);

test('les contacts sont groupés par village, par ordre alphabétique', async ({ page }) => {
  assert.deepEqual(await villages(page), ['Mboro', 'Notto']);
  assert.deepEqual(await boutons(page), [
    'Appeler Bâ',
    'Appeler Sène',
    'Appeler Élimane',
    'Appeler Faye',
  ]);
  assert.equal(await annonce(page), '4 contacts');
});

test('« elimane » trouve Élimane', async ({ page }) => {
  await chercher(page, ' elimane ');
  assert.deepEqual(await boutons(page), ['Appeler Élimane']);
  assert.equal(await annonce(page), '1 contact');
});

test('un métier se cherche aussi, et un village vide disparaît', async ({ page }) => {
  await chercher(page, 'GRAIN');
  assert.deepEqual(await villages(page), ['Mboro']);
});

test('sans résultat, l’écran le dit', async ({ page }) => {
  await chercher(page, 'zzz');
  assert.equal(await annonce(page), 'Aucun contact');
  assert.deepEqual(await boutons(page), []);
});

test('toucher un contact donne son numéro', async ({ page }) => {
  await page.getByRole('button', { name: 'Appeler Faye' }).click();
  assert.equal(await page.locator('[data-testid=appel]').textContent(), '77 000 00 27');
});

test('l’écran est accessible', async () => {
  assert.deepEqual(await axe(), []);
});
