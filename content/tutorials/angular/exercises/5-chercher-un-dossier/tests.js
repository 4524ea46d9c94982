import assert from 'node:assert/strict';
import { axe, test, validate } from './navigateur.js';

const noms = (page) => page.locator('li').allTextContents();
const annonce = (page) => page.getByRole('status').textContent();
const chercher = (page, texte) => page.getByLabel('Nom ou numéro').fill(texte);

test('au début, les quatre noms sont dans l’ordre alphabétique', async ({ page }) => {
  assert.deepEqual(await noms(page), ['Ba Ousmane', 'Diène Marie', 'Élimane Fall', 'Sène Awa']);
  assert.equal(await annonce(page), '4 dossiers');
});

test('« sene » et « SÈNE » trouvent Sène Awa', async ({ page }) => {
  await chercher(page, 'SÈNE');
  assert.deepEqual(await noms(page), ['Sène Awa']);
  await chercher(page, 'sene');
  assert.deepEqual(await noms(page), ['Sène Awa']);
  assert.equal(await annonce(page), '1 dossier');
});

test('un numéro se cherche aussi, avec des espaces autour', async ({ page }) => {
  await chercher(page, ' k-377 ');
  assert.deepEqual(await noms(page), ['Diène Marie']);
});

test('le motif et le service se combinent', async ({ page }) => {
  await page.getByLabel('Service').selectOption('Radio');
  await chercher(page, 'a');
  assert.deepEqual(await noms(page), ['Diène Marie', 'Élimane Fall', 'Sène Awa']);
});

test('sans résultat, « Aucun dossier » et pas de liste', async ({ page }) => {
  await chercher(page, 'zzz');
  assert.equal(await annonce(page), 'Aucun dossier');
  assert.equal(await page.locator('ul').count(), 0);
});

test('la page est accessible et bien écrite', async () => {
  assert.deepEqual(await validate(), []);
  assert.deepEqual(await axe(), []);
});
