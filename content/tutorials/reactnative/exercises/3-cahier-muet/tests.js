import assert from 'node:assert/strict';
import { axe, test } from './navigateur.js';

const lignes = (page) => page.locator('[data-testid=ligne]').allTextContents();
const total = (page) => page.locator('[aria-live]').textContent();
async function ajouter(page, poids) {
  await page.getByLabel('Poids').fill(poids);
  await page.getByRole('button', { name: 'Ajouter' }).click();
}

test('un poids ajouté paraît dans la liste', async ({ page }) => {
  await ajouter(page, '9');
  assert.deepEqual(await lignes(page), ['4 kg', '9 kg']);
});

test('une virgule est comprise', async ({ page }) => {
  await ajouter(page, '2,5');
  assert.equal(await total(page), 'Total : 6.5 kg');
});

test('le champ se vide après l’ajout', async ({ page }) => {
  await ajouter(page, '9');
  assert.equal(await page.getByLabel('Poids').inputValue(), '');
});

for (const faux of ['', '   ', 'abc', '-2', '0']) {
  test(`« ${faux} » n’ajoute rien`, async ({ page }) => {
    await ajouter(page, faux);
    assert.deepEqual(await lignes(page), ['4 kg']);
  });
}

test('un poids refusé reste dans le champ', async ({ page }) => {
  await ajouter(page, 'abc');
  assert.equal(await page.getByLabel('Poids').inputValue(), 'abc');
});

test('l’écran est accessible', async () => {
  assert.deepEqual(await axe(), []);
});
