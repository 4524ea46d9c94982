import assert from 'node:assert/strict';
import { axe, test } from './navigateur.js';

const bouton = (page, nom) => page.getByRole('button', { name: nom });

test('les deux boutons portent leur nom', async ({ page }) => {
  assert.equal(await bouton(page, 'Ajouter un seau').textContent(), '+');
  assert.equal(await bouton(page, 'Retirer un seau').textContent(), '−');
});

test('chaque cible mesure 48 points au moins', async ({ page }) => {
  for (const nom of ['Ajouter un seau', 'Retirer un seau']) {
    const { width, height } = await bouton(page, nom).boundingBox();
    assert.ok(width >= 48 && height >= 48, `${nom} : ${width} × ${height}`);
  }
});

test('« + » ajoute un seau', async ({ page }) => {
  await bouton(page, 'Ajouter un seau').click();
  assert.equal(await page.locator('[aria-live]').textContent(), '1 seaux');
});

test('« − » est bloqué à zéro, puis libre', async ({ page }) => {
  assert.equal(await bouton(page, 'Retirer un seau').isDisabled(), true);
  await bouton(page, 'Ajouter un seau').click();
  assert.equal(await bouton(page, 'Retirer un seau').isDisabled(), false);
});

test('l’écran est accessible', async () => {
  assert.deepEqual(await axe(), []);
});
