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

test('un nom vide est refusé', async ({ page }) => {
  await ajouter(page, 9, '   ');
  assert.equal(await refus(page), 'Écris un nom.');
  assert.deepEqual(await lignes(page), ['Aucun rendez-vous']);
});

test('7 h, 18 h et 8,5 sont refusées, et 17 h est acceptée', async ({ page }) => {
  for (const heure of [7, 18, 8.5]) {
    await ajouter(page, heure, 'Ba');
    assert.equal(await refus(page), 'Choisis une heure de 8 à 17.');
  }
  await ajouter(page, 17, 'Ba');
  assert.deepEqual(await lignes(page), ['17 h, Ba']);
});

test('après un rechargement, les rendez-vous sont là', async ({ page }) => {
  await ajouter(page, 9, 'Ba');
  await page.reload();
  assert.deepEqual(await lignes(page), ['9 h, Ba']);
});

test('un stockage abîmé donne un agenda vide', async ({ page }) => {
  await ajouter(page, 9, 'Ba');
  for (const texte of ['[{"heure":"neuf"}]', 'null']) {
    assert.ok(await page.evaluate(() => localStorage.getItem('agenda')));
    await page.evaluate((t) => localStorage.setItem('agenda', t), texte);
    await page.reload();
    assert.deepEqual(await lignes(page), ['Aucun rendez-vous']);
  }
});

test('la liste ne change que par « ajouter »', async ({ page }) => {
  const modifiable = await page.evaluate(() => {
    const { agenda } = globalThis.ng.getOwningComponent(document.querySelector('h1'));
    return 'set' in agenda.rdv;
  });
  assert.equal(modifiable, false);
});

test('la page est accessible et bien écrite', async () => {
  assert.deepEqual(await validate(), []);
  assert.deepEqual(await axe(), []);
});
