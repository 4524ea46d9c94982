import assert from 'node:assert/strict';
import { axe, test, validate } from './navigateur.js';

const lignes = (page) => page.locator('li').allTextContents();
const refus = (page) => page.getByRole('alert').textContent();
async function ajouter(page, heure, nom) {
  await page.getByLabel('Heure').fill(String(heure));
  await page.getByLabel('Nom').fill(nom);
  await page.getByRole('button', { name: 'Ajouter' }).click();
}

test('un rendez-vous ajouté paraît dans la liste', async ({ page }) => {
  await ajouter(page, 9, ' Ba ');
  assert.deepEqual(await lignes(page), ['9 h, Ba']);
  assert.equal(await refus(page), '');
});

test('la liste suit l’ordre des heures', async ({ page }) => {
  await ajouter(page, 15, 'Ba');
  await ajouter(page, 8, 'Sow');
  assert.deepEqual(await lignes(page), ['8 h, Sow', '15 h, Ba']);
});

test('une heure déjà prise est refusée par une phrase', async ({ page }) => {
  await ajouter(page, 9, 'Ba');
  await ajouter(page, 9, 'Sow');
  assert.equal(await refus(page), '9 h est déjà prise.');
  assert.deepEqual(await lignes(page), ['9 h, Ba']);
});

test('un nom vide et une heure hors de 8 à 17 sont refusés', async ({ page }) => {
  await ajouter(page, 9, '   ');
  assert.equal(await refus(page), 'Écris un nom.');
  await ajouter(page, 18, 'Ba');
  assert.equal(await refus(page), 'Choisis une heure de 8 à 17.');
});

test('après un rechargement, les rendez-vous sont là', async ({ page }) => {
  await ajouter(page, 9, 'Ba');
  await page.reload();
  assert.deepEqual(await lignes(page), ['9 h, Ba']);
});

test('un stockage abîmé donne un agenda vide', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('agenda', '[{"heure":"neuf"}]'));
  await page.reload();
  assert.deepEqual(await lignes(page), ['Aucun rendez-vous']);
});

test('la page est accessible et bien écrite', async () => {
  assert.deepEqual(await validate(), []);
  assert.deepEqual(await axe(), []);
});
