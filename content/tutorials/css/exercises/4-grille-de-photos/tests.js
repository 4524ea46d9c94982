import assert from 'node:assert/strict';
import { axe, test, validate } from './navigateur.js';

for (const [largeur, attendu] of [
  [320, 1],
  [600, 2],
  [1280, 4],
]) {
  test(`${attendu} par rang à ${largeur} pixels`, async ({ page }) => {
    await page.setViewportSize({ width: largeur, height: 800 });
    const gauches = (await boites(page)).map(({ x }) => Math.round(x));
    assert.equal(new Set(gauches).size, attendu);
  });
}

test('16 pixels séparent deux photos, dans les deux sens', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 800 });
  const [une, voisine, dessous] = await boites(page);
  assert.ok(Math.abs(voisine.x - (une.x + une.width) - 16) < 0.5);
  assert.ok(Math.abs(dessous.y - (une.y + une.height) - 16) < 0.5);
});

test('les photos sont carrées et ne sont pas écrasées', async ({ page }) => {
  const images = await page.locator('.photos img').evaluateAll((elements) =>
    elements.map((element) => ({
      ecart: Math.abs(element.clientWidth - element.clientHeight),
      cadrage: getComputedStyle(element).objectFit,
    })),
  );
  assert.ok(images.every(({ ecart }) => ecart <= 1));
  assert.ok(images.every(({ cadrage }) => cadrage === 'cover'));
});

test('aucun @media dans la feuille', async ({ page }) => {
  const nombre = await page.evaluate(
    () =>
      [...document.styleSheets[0].cssRules].filter((regle) => regle instanceof CSSMediaRule).length,
  );
  assert.equal(nombre, 0);
});

test('bord : à 200 pixels, une photo ne sort pas de l’écran', async ({ page }) => {
  await page.setViewportSize({ width: 200, height: 400 });
  assert.equal(await page.evaluate(() => document.querySelector('ul').scrollWidth), 168);
});

test('sans faute', async () => {
  assert.deepEqual(await validate(), []);
  assert.deepEqual(await axe(), []);
});

function boites(page) {
  return page.locator('.photos li').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
}
