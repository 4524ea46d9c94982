import assert from 'node:assert/strict';
import { axe, test } from './navigateur.js';

async function textes(page) {
  const tous = await page.locator('[data-testid=quantite]').allTextContents();
  return tous.map((texte) => texte.replace(/\s/gu, ' '));
}

test('14 et 0 s’écrivent avec leur unité', async ({ page }) => {
  assert.deepEqual((await textes(page)).slice(0, 2), ['14 kg', '0 kg']);
});

test('les décimales ont une virgule, les milliers une espace', async ({ page }) => {
  assert.deepEqual((await textes(page)).slice(2, 4), ['2,5 kg', '1 500 000 kg']);
});

test('une quantité négative se dit, elle n’est pas seulement rouge', async ({ page }) => {
  assert.equal((await textes(page))[4], 'Perte de 3 kg');
  const couleur = await page
    .getByText('Perte')
    .evaluate((texte) => texte.ownerDocument.defaultView.getComputedStyle(texte).color);
  assert.notEqual(couleur, 'rgb(0, 0, 0)');
});

test('null et NaN donnent un tiret', async ({ page }) => {
  assert.deepEqual((await textes(page)).slice(5, 7), ['–', '–']);
});

test('l’unité peut être une autre', async ({ page }) => {
  assert.equal((await textes(page))[7], '12 seaux');
});

test('l’écran est accessible', async () => {
  assert.deepEqual(await axe(), []);
});
