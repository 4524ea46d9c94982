import assert from 'node:assert/strict';
import { axe, test, validate } from './navigateur.js';

const LARGEUR = 360;

test('la page ne glisse pas de côté à 360 pixels', async ({ page }) => {
  assert.equal(await largeurTotale(page), LARGEUR);
});

test('rien n’est caché : la page entière ne coupe pas ce qui dépasse', async ({ page }) => {
  const coupes = await page
    .locator('html, body, main')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).overflowX));
  assert.deepEqual(coupes, ['visible', 'visible', 'visible']);
});

test('le bandeau va d’un bord à l’autre', async ({ page }) => {
  const { x, width } = await page.locator('.bandeau').boundingBox();
  assert.deepEqual([x, width], [0, LARGEUR]);
});

test('l’image tient dans la page et garde sa forme', async ({ page }) => {
  const { width, height } = await page.locator('img').boundingBox();
  assert.ok(width <= LARGEUR - 32, `largeur : ${width}`);
  assert.ok(Math.abs(width / height - 800 / 300) < 0.05, `forme : ${width} × ${height}`);
});

test('le tableau défile dans son cadre', async ({ page }) => {
  const cadre = page.locator('.defile');
  const { width } = await cadre.boundingBox();
  const tout = await cadre.evaluate((element) => element.scrollWidth);
  assert.ok(width <= LARGEUR, `cadre : ${width}`);
  assert.ok(tout >= 600, `contenu : ${tout}`);
  assert.match(
    await cadre.evaluate((element) => getComputedStyle(element).overflowX),
    /auto|scroll/,
  );
});

test('bord : à 320 pixels, rien ne déborde non plus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  assert.equal(await largeurTotale(page), 320);
});

test('bord : sur un grand écran, l’image ne dépasse pas sa vraie taille', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { width } = await page.locator('img').boundingBox();
  assert.equal(width, 800);
});

test('sans faute', async () => {
  assert.deepEqual(await validate(), []);
  assert.deepEqual(await axe(), []);
});

function largeurTotale(page) {
  return page.evaluate(() => document.documentElement.scrollWidth);
}
