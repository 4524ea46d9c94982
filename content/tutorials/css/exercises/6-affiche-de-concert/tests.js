import assert from 'node:assert/strict';
import { axe, test, validate } from './navigateur.js';

/** Les six mesures de l'affiche, à 4 pixels près. */
const MESURES = [
  ['hauteur de l’affiche', '.affiche', 'height', 740],
  ['largeur du soleil', '.soleil', 'width', 120],
  ['milieu du soleil', '.soleil', 'middle', 180],
  ['taille du titre', 'h1', 'font', 44.8],
  ['largeur du lieu', '.lieu', 'width', 360],
  ['bas du lieu', '.lieu', 'bottom', 740],
];

for (const [nom, selecteur, mesure, attendu] of MESURES) {
  test(`${nom} : ${attendu}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const lu = await mesurer(page, selecteur, mesure);
    assert.ok(Math.abs(lu - attendu) <= 4, `${lu}`);
  });
}

test('sur un grand écran, le soleil et le titre s’arrêtent', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  assert.equal(await mesurer(page, '.soleil', 'width'), 240);
  assert.equal(await mesurer(page, 'h1', 'font'), 80);
});

test('le soleil est rond et l’affiche a un dégradé', async ({ page }) => {
  const [rond, degrade] = await page.evaluate(() => [
    getComputedStyle(document.querySelector('.soleil')).borderRadius,
    getComputedStyle(document.querySelector('.affiche')).backgroundImage,
  ]);
  assert.equal(rond, '50%');
  assert.match(degrade, /gradient/);
});

test('l’animation joue, sauf pour qui la refuse', async ({ page }) => {
  const nom = () =>
    page.locator('.soleil').evaluate((soleil) => getComputedStyle(soleil).animationName);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  assert.notEqual(await nom(), 'none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  assert.equal(await nom(), 'none');
});

test('bord : écran bas et étroit, le texte pousse l’affiche', async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 200 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 280);
  const lieu = await mesurer(page, '.lieu', 'bottom');
  assert.ok((await mesurer(page, '.affiche', 'height')) >= lieu);
});

test('sans faute', async () => {
  assert.deepEqual(await validate(), []);
  assert.deepEqual(await axe(), []);
});

function mesurer(page, selecteur, mesure) {
  return page.locator(selecteur).evaluate((element, nom) => {
    const { x, width, height, bottom } = element.getBoundingClientRect();
    const font = Number.parseFloat(getComputedStyle(element).fontSize);
    return { width, height, bottom, font, middle: x + width / 2 }[nom];
  }, mesure);
}
