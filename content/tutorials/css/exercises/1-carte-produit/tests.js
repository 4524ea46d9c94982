import assert from 'node:assert/strict';
import { axe, test, validate } from './navigateur.js';

const boite = (page, selecteur) => page.locator(selecteur).boundingBox();

test('la carte prend 276 pixels de large', async ({ page }) => {
  const { width } = await boite(page, '.carte');
  assert.equal(width, 276);
});

test('le nom est à 18 pixels du bord de la carte', async ({ page }) => {
  const carte = await boite(page, '.carte');
  const nom = await boite(page, '.nom');
  assert.equal(nom.x - carte.x, 18);
  assert.equal(nom.y - carte.y, 18);
});

test('le prix est à 8 pixels sous le nom', async ({ page }) => {
  const nom = await boite(page, '.nom');
  const prix = await boite(page, '.prix');
  assert.equal(prix.y - (nom.y + nom.height), 8);
});

test('le prix est vert, le nom garde sa couleur', async ({ page }) => {
  const couleurs = await page
    .locator('.prix, .nom')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color));
  assert.deepEqual(couleurs, ['rgb(0, 0, 0)', 'rgb(20, 83, 45)']);
});

test('bord : un nom très long reste dans la carte', async ({ page }) => {
  await page.locator('.nom').evaluate((nom) => {
    nom.textContent = 'Savon au karité, à la citronnelle et au miel de Kédougou';
  });
  const carte = await boite(page, '.carte');
  const prix = await boite(page, '.prix');
  assert.equal(carte.width, 276);
  assert.ok(prix.y + prix.height < carte.y + carte.height);
});

test('sans faute', async () => {
  assert.deepEqual(await validate(), []);
  assert.deepEqual(await axe(), []);
});
