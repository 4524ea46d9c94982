import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violationsOnBothDevices } from '../support/axe.ts';
import { pathsAsked, test } from '../support/exercises.ts';
import { tabTo } from '../support/keyboard.ts';
import { tooNarrow } from '../support/overflow.ts';
import { expect } from '../support/site.ts';
import { KB, weighSent } from '../support/weigh.ts';

/** The first sample of a step that can be stepped through, and its film. */
function filmIn(page: Page, step: string) {
  const film = page.getByRole('region', { name: 'Pas à pas' });
  const move = (name: string) => film.getByRole('button', { name, exact: true });
  return {
    film,
    move,
    open: page
      .locator(`#${step}`)
      .getByRole('button', { name: /^Pas à pas/ })
      .first(),
    said: film.getByRole('status'),
    line: film.locator('[aria-current="step"]'),
    place: film.locator('.film-place'),
  };
}

/** The frames of the first film of the bases of Python, as its writer keeps them. */
const LAST = JSON.parse(readFileSync('content/tutorials/python/films/bases-1.json', 'utf8')).frames
  .length;

test('nothing before the tap, which says its weight; then a film of 6 KB, shown by 4 KB at most (U25)', async ({
  page,
}) => {
  const asked = pathsAsked(page);
  await page.goto('/ressources/python?tabs=bases');
  await page.waitForLoadState('networkidle');
  const isOfFilms = (path: string) => /^\/films\/|\/film\./.test(path);
  expect(asked.filter(isOfFilms)).toEqual([]);
  const { open, film } = filmIn(page, 'bases');
  const said = Number(/(\d+)\sKo/.exec((await open.textContent()) ?? '')?.[1]);
  const bytes = await weighSent(page, async () => {
    await open.click();
    await expect(film).toBeVisible();
  });
  console.log(`film of python, with what shows it, brotli: ${bytes} bytes`);
  expect(asked.filter(isOfFilms)).toHaveLength(2);
  expect(bytes).toBeLessThanOrEqual(said * KB);
  const player = readdirSync('dist/_astro').find((file) => /^film\..+\.js\.br$/.test(file));
  expect(readFileSync(`dist/_astro/${player}`).length).toBeLessThanOrEqual(4 * KB);
});

test('by the keyboard alone: it opens, goes on, says each line, comes to the end, and is left', async ({
  page,
}) => {
  await page.goto('/ressources/python?tabs=bases');
  const { open, film, said, line, place } = filmIn(page, 'bases');
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('Ligne 1\u00A0: n vaut 1.');
  await expect(line).toHaveText('for n in range(1, 6):');
  await page.keyboard.press('ArrowRight');
  await expect(said).toContainText('affiche «\u00A01 x 50 = 50\u00A0»');
  await page.keyboard.press('ArrowRight');
  await expect(said).toHaveText('Ligne 1\u00A0: n vaut 2.');
  await expect(film.getByText('changé')).toBeVisible();
  await page.keyboard.press('End');
  await expect(place).toHaveText(`${LAST} / ${LAST}`);
  await expect(said).toContainText('affiche «\u00A0Fin du tarif\u00A0»');
  await expect(film.locator('.film-output')).toHaveText(
    /1 x 50 = 50\s+2 x 50 = 100\s+[\s\S]+Fin du tarif/,
  );
  await tabTo(page, film.getByRole('button', { name: 'Fermer le pas à pas' }));
  await page.keyboard.press('Enter');
  await expect(film).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('two names on one list are seen, without a violation, light or dark, and nothing out of the screen', async ({
  page,
}) => {
  await page.goto('/ressources/python?tabs=bases');
  const samples = page.locator('#bases figure.code', { hasText: 'mardi = lundi' });
  await samples.getByRole('button', { name: /^Pas à pas/ }).click();
  const { film, move } = filmIn(page, 'bases');
  await move('Aller à la fin').click();
  await expect(film.getByText('lundi et mardi y mènent.')).toBeVisible();
  const only = { include: ['.sample-film'], exclude: [] };
  expect(await violationsOnBothDevices(page, only)).toEqual([]);
  expect(await tooNarrow(page)).toEqual([]);
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('its buttons stand on one line, each as large as a thumb', async ({ page }) => {
    await page.goto('/ressources/javascript?tabs=bases');
    const { open, film } = filmIn(page, 'bases');
    await open.click();
    await expect(film).toBeVisible();
    const buttons = await film.locator('.film-moves button').all();
    const boxes = await Promise.all(buttons.map((one) => one.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    for (const box of boxes) {
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  });
});

test('without scripts a sample is as it was; on paper its film is left out', async ({
  browser,
  page,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const bare = await context.newPage();
  await bare.goto('/ressources/python?tabs=bases');
  await expect(bare.locator('.film-open').first()).toBeHidden();
  await context.close();
  await page.goto('/ressources/python?tabs=bases');
  const { open, film } = filmIn(page, 'bases');
  await open.click();
  await expect(film).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(film).toBeHidden();
});
