import assert from 'node:assert/strict';
import { axe, test, validate } from './navigateur.js';

const noms = (page) => page.locator('b').allTextContents();
const toucher = (page, name) => page.getByRole('button', { name, exact: true }).click();

test('ajouter montre une personne de plus, et « 0 sur 3 »', async ({ page }) => {
  await toucher(page, 'Ajouter');
  assert.deepEqual(await noms(page), ['Ba', 'Sow', 'Invité 3']);
  assert.equal(await page.getByRole('status').textContent(), 'Présents : 0 sur 3');
});

test('une arrivée change le bouton et le nombre de présents', async ({ page }) => {
  await toucher(page, 'Attendu Sow');
  assert.equal(await page.getByRole('button', { name: 'Présent Sow' }).count(), 1);
  assert.equal(await page.getByRole('status').textContent(), 'Présents : 1 sur 2');
});

test('la note de Sow reste à Sow quand Ba est retiré', async ({ page }) => {
  await page.getByLabel('Note Sow').fill('à 9 h');
  await toucher(page, 'Retirer Ba');
  assert.equal(await page.getByLabel('Note Sow').inputValue(), 'à 9 h');
});

test('deux ajouts après un retrait ont des identifiants différents', async ({ page }) => {
  await toucher(page, 'Retirer Ba');
  await toucher(page, 'Ajouter');
  await toucher(page, 'Ajouter');
  assert.deepEqual(await noms(page), ['Sow', 'Invité 3', 'Invité 4']);
});

test('l’identifiant d’une personne retirée ne revient pas', async ({ page }) => {
  await toucher(page, 'Retirer Sow');
  await toucher(page, 'Ajouter');
  assert.deepEqual(await noms(page), ['Ba', 'Invité 3']);
});

test('retirer toutes les personnes laisse la liste vide', async ({ page }) => {
  await toucher(page, 'Retirer Ba');
  await toucher(page, 'Retirer Sow');
  assert.deepEqual(await noms(page), []);
});

test('la page est accessible et bien écrite', async () => {
  assert.deepEqual(await validate(), []);
  assert.deepEqual(await axe(), []);
});
