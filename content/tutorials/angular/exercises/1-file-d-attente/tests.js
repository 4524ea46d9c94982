import assert from 'node:assert/strict';
import { axe, test, validate } from './navigateur.js';

const texte = (page) => page.getByRole('status').textContent();
const bouton = (page, name) => page.getByRole('button', { name });
async function toucher(page, name, fois = 1) {
  for (let n = 0; n < fois; n += 1) await bouton(page, name).click();
}

test('au début, deux personnes attendent', async ({ page }) => {
  assert.equal(await texte(page), 'En attente : 2');
});

test('une arrivée en ajoute une', async ({ page }) => {
  await toucher(page, 'Une arrivée');
  assert.equal(await texte(page), 'En attente : 3');
});

test('appeler en retire une', async ({ page }) => {
  await toucher(page, 'Appeler');
  assert.equal(await texte(page), 'En attente : 1');
});

test('appeler dans une salle vide ne change rien', async ({ page }) => {
  await toucher(page, 'Appeler', 3);
  assert.equal(await texte(page), 'Personne');
  await toucher(page, 'Une arrivée');
  assert.equal(await texte(page), 'En attente : 1');
});

test('la salle ne dépasse pas douze personnes', async ({ page }) => {
  await toucher(page, 'Une arrivée', 11);
  assert.equal(await texte(page), 'En attente : 12');
});

test('la page est accessible et bien écrite', async () => {
  assert.deepEqual(await validate(), []);
  assert.deepEqual(await axe(), []);
});
