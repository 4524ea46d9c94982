import assert from 'node:assert/strict';
import { axe, contrast, luminances, test, validate } from './navigateur.js';

const PAGE = ['body', 'background-color'];
const COULEURS = [
  ['le texte', ['main p', 'color'], PAGE, 4.5],
  ['un lien', ['.barre a', 'color'], PAGE, 4.5],
  ['le bouton', ['.barre button', 'color'], ['.barre button', 'background-color'], 4.5],
];

for (const colorScheme of ['light', 'dark']) {
  test(`les contrastes du thème ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const [nom, texte, fond, minimum] of COULEURS) {
      const rapport = await contrast(page, texte, fond);
      assert.ok(rapport >= minimum, `${nom} : ${rapport.toFixed(2)}`);
    }
  });

  test(`le contour du focus, thème ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.keyboard.press('Tab');
    const style = await lire(page, 'a', 'outline-style');
    assert.equal(style, 'solid');
    assert.ok(Number.parseFloat(await lire(page, 'a', 'outline-width')) >= 2);
    const rapport = await contrast(page, ['a', 'outline-color'], PAGE);
    assert.ok(rapport >= 3, `contour : ${rapport.toFixed(2)}`);
  });
}

test('le fond est clair le jour, sombre la nuit', async ({ page }) => {
  const [jour] = await luminances(page, [PAGE]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const [nuit] = await luminances(page, [PAGE]);
  assert.ok(jour > 0.5 && nuit < 0.1, `jour ${jour.toFixed(2)}, nuit ${nuit.toFixed(2)}`);
});

test('chaque lien et le bouton ont 44 pixels de haut', async ({ page }) => {
  const hauteurs = await page
    .locator('.barre a, .barre button')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
  assert.ok(
    hauteurs.every((hauteur) => hauteur >= 44),
    `hauteurs : ${hauteurs}`,
  );
});

test('la page en cours se voit sans la couleur', async ({ page }) => {
  const [ici, ailleurs] = await page.locator('.barre a').evaluateAll((liens) =>
    liens.map((lien) => {
      const style = getComputedStyle(lien);
      return [style.fontWeight, style.textDecorationLine, style.borderBottomWidth].join(' ');
    }),
  );
  assert.notEqual(ici, ailleurs);
});

test('bord : à 320 pixels, la barre va à la ligne', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
  const { width } = await page.locator('.barre').boundingBox();
  assert.equal(width, 320);
});

test('sans faute', async () => {
  assert.deepEqual(await validate(), []);
  assert.deepEqual(await axe(), []);
});

function lire(page, selecteur, propriete) {
  return page
    .locator(selecteur)
    .first()
    .evaluate((element, nom) => getComputedStyle(element).getPropertyValue(nom), propriete);
}
