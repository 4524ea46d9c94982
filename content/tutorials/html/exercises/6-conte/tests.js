import assert from 'node:assert/strict';
import { axe, test, validate } from './navigateur.js';

const POIDS_MAX = 300_000;

test('un seul h1, le nom du conte', async ({ page }) => {
  assert.equal(await page.locator('h1').textContent(), 'Lëg et le puits');
});

test('le sommaire mène aux trois parties', async ({ page }) => {
  const liens = await page
    .locator('nav a')
    .evaluateAll((tous) => tous.map((lien) => lien.getAttribute('href')));
  assert.deepEqual(liens, ['#ecouter', '#lire', '#notes']);
});

test('aucun lien de la page ne tombe dans le vide', async ({ page }) => {
  const perdus = await page.evaluate(() =>
    [...document.querySelectorAll('a[href^="#"]')]
      .map((lien) => lien.getAttribute('href').slice(1))
      .filter((id) => !document.getElementById(id)),
  );
  assert.deepEqual(perdus, []);
  assert.ok((await page.locator('a[href^="#"]').count()) >= 5);
});

test('le son a ses boutons et ne charge rien d’avance', async ({ page }) => {
  const son = page.locator('#ecouter audio');
  assert.equal(await son.getAttribute('controls'), '');
  assert.equal(await son.getAttribute('preload'), 'none');
  assert.equal(await son.getAttribute('autoplay'), null);
});

test('un lien télécharge le son et annonce son poids', async ({ page }) => {
  const lien = page.locator('#ecouter a[download]');
  assert.match(await lien.textContent(), /\d\s*[kM]o/);
});

test('les mots wolof disent leur langue', async ({ page }) => {
  const mots = await page.locator('#lire [lang=wo]').allTextContents();
  for (const mot of ['Léebóon', 'Lippóon', 'Lëg', 'Bukki']) {
    assert.ok(mots.includes(mot), `il manque ${mot}`);
  }
});

test('une note explique et ramène au texte', async ({ page }) => {
  const retour = page.locator('#notes li[id] a');
  const but = await retour.first().getAttribute('href');
  assert.equal(await page.locator(`#lire ${but}`).count(), 1);
});

test('imprimée, la page montre tout le texte', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  assert.ok(await page.locator('#lire').getByText('Toute la brousse').isVisible());
  assert.ok(await page.locator('#notes li').first().isVisible());
});

test('la page pèse moins de 300 ko', async ({ page }) => {
  const recus = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .reduce((somme, { encodedBodySize }) => somme + encodedBodySize, 0),
  );
  const texte = new TextEncoder().encode(await page.content()).length;
  assert.ok(recus + texte < POIDS_MAX, `${recus + texte} octets`);
});

test('html-validate et axe ne trouvent rien', async () => {
  assert.deepEqual(await validate(), []);
  assert.deepEqual(await axe(), []);
});
