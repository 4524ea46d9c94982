import assert from 'node:assert/strict';
import { axe, test } from './navigateur.js';

const reste = (page, n) => page.getByText(`${n} à envoyer`).waitFor();
const recues = (page) => page.locator('[data-testid=recues]').textContent();
const envoyer = (page) => page.getByRole('button', { name: 'Envoyer' });
async function garder(page, ...notes) {
  for (const note of notes) {
    await page.getByLabel('Note').fill(note);
    await page.getByRole('button', { name: 'Garder' }).click();
  }
}

test('une note gardée attend', async ({ page }) => {
  await garder(page, ' pluie 12 mm ');
  await reste(page, 1);
  assert.equal(await page.getByLabel('Note').inputValue(), '');
});

test('une note vide n’est pas gardée', async ({ page }) => {
  await garder(page, '   ');
  await reste(page, 0);
});

test('le réseau tombe au deuxième envoi : la suite attend', async ({ page }) => {
  await garder(page, 'a', 'b', 'c');
  await envoyer(page).click();
  await reste(page, 2);
  assert.equal(await recues(page), 'a');
});

test('au second essai tout part, dans l’ordre et une seule fois', async ({ page }) => {
  await garder(page, 'a', 'b', 'c');
  await envoyer(page).click();
  await reste(page, 2);
  await envoyer(page).click();
  await reste(page, 0);
  assert.equal(await recues(page), 'a, b, c');
});

test('deux touchers de suite n’envoient pas deux fois', async ({ page }) => {
  await garder(page, 'a', 'b');
  await envoyer(page).click();
  await reste(page, 1);
  await envoyer(page).dblclick();
  await reste(page, 0);
  await garder(page, 'c');
  await envoyer(page).click();
  await reste(page, 0);
  assert.equal(await recues(page), 'a, b, c');
});

test('après un rechargement, ce qui attendait attend encore', async ({ page }) => {
  await garder(page, 'a', 'b');
  await page.reload();
  await reste(page, 2);
});

for (const abime of ['{"a":', '"oui"', 'null', '[1, 2]']) {
  test(`le stockage contient ${abime} : rien n’attend`, async ({ page }) => {
    await page.evaluate((texte) => localStorage.setItem('notes', texte), abime);
    await page.reload();
    await reste(page, 0);
  });
}

test('l’écran est accessible', async () => {
  assert.deepEqual(await axe(), []);
});
