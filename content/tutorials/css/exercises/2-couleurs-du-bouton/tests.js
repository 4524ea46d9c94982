import assert from 'node:assert/strict';
import { axe, contrast, test, validate } from './navigateur.js';

const BOUTON = 'button:enabled';
const EPUISE = 'button:disabled';

test('au repos, le texte a un contraste de 4,5 au moins', async ({ page }) => {
  const rapport = await contrast(page, [BOUTON, 'color'], [BOUTON, 'background-color']);
  assert.ok(rapport >= 4.5, `contraste : ${rapport.toFixed(2)}`);
});

test('au survol, le fond change et le texte se lit encore', async ({ page }) => {
  const repos = await fond(page, BOUTON);
  await page.locator(BOUTON).hover();
  assert.notEqual(await fond(page, BOUTON), repos);
  const rapport = await contrast(page, [BOUTON, 'color'], [BOUTON, 'background-color']);
  assert.ok(rapport >= 4.5, `contraste : ${rapport.toFixed(2)}`);
});

test('au clavier, le contour a 2 pixels au moins et un contraste de 3', async ({ page }) => {
  await page.keyboard.press('Tab');
  const { style, largeur } = await page.locator(BOUTON).evaluate((bouton) => ({
    style: getComputedStyle(bouton).outlineStyle,
    largeur: Number.parseFloat(getComputedStyle(bouton).outlineWidth),
  }));
  assert.equal(style, 'solid');
  assert.ok(largeur >= 2, `largeur : ${largeur}`);
  const rapport = await contrast(page, [BOUTON, 'outline-color'], ['body', 'background-color']);
  assert.ok(rapport >= 3, `contraste : ${rapport.toFixed(2)}`);
});

test('désactivé, le bouton se lit et ne ressemble pas à l’autre', async ({ page }) => {
  assert.notEqual(await fond(page, EPUISE), await fond(page, BOUTON));
  const rapport = await contrast(page, [EPUISE, 'color'], [EPUISE, 'background-color']);
  assert.ok(rapport >= 4.5, `contraste : ${rapport.toFixed(2)}`);
});

test('bord : sur le bouton désactivé, le survol ne change rien', async ({ page }) => {
  const repos = await fond(page, EPUISE);
  const { x, y } = await page.locator(EPUISE).boundingBox();
  await page.mouse.move(x + 5, y + 5);
  assert.equal(await fond(page, EPUISE), repos);
});

test('sans faute', async () => {
  assert.deepEqual(await validate(), []);
  assert.deepEqual(await axe(), []);
});

function fond(page, selecteur) {
  return page.locator(selecteur).evaluate((element) => getComputedStyle(element).backgroundColor);
}
