import type { Page } from '@playwright/test';
import { coveredAlong } from '../support/covered.ts';
import { FREE, PAID, playerPath } from '../support/learner.ts';
import { LEGACY_PATH } from '../support/legacy.ts';
import { expect, test } from '../support/site.ts';

const PAGES = [
  '/',
  '/404',
  '/conseils',
  '/seller',
  '/ressources',
  '/ressources/python?tabs=bases',
  `/course?nom=${encodeURIComponent(PAID.name)}&id=${PAID.id}`,
  playerPath(PAID),
  playerPath(FREE),
  LEGACY_PATH,
];
const SMALL = { width: 320, height: 568 };
const STEP_PX = 230;

const stack = (page: Page) => page.locator('.floats');
const help = (page: Page) => stack(page).getByRole('button', { name: 'Aide', exact: true });

test.describe('never over another control', () => {
  test.use({ viewport: SMALL });

  for (const path of PAGES) {
    test(`${path}, at every place of a scroll down, then up`, async ({ page }) => {
      // The guide scrolls smoothly, half a second from one place to the next.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const places: number[] = [];
      for (let top = STEP_PX; top < height - SMALL.height; top += STEP_PX) places.push(top);
      expect(await coveredAlong(page, [0, ...places, ...places.toReversed()])).toEqual([]);
    });
  }
});

test('hidden while the page goes down, shown when it goes up and to the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ressources');
  await page.mouse.wheel(0, 700);
  await expect(stack(page)).toHaveClass(/is-away/);
  await expect(stack(page)).toHaveCSS('opacity', '0');
  await page.locator('#alertes').focus();
  while (!(await help(page).evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await expect(stack(page)).toHaveCSS('opacity', '1');
  await page.evaluate(() => document.body.focus());
  await page.mouse.wheel(0, -200);
  await expect(stack(page)).not.toHaveClass(/is-away/);
});

test('two buttons of 46 px, side by side or stacked, in sight', async ({ page }) => {
  await page.goto('/404');
  for (const { width, isRow } of [
    { width: 320, isRow: true },
    { width: 767, isRow: true },
    { width: 768, isRow: false },
    { width: 1280, isRow: false },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    const [one, other, ...more] = await stack(page)
      .locator('.float')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON()));
    expect(more).toEqual([]);
    for (const box of [one, other]) {
      expect([box.width, box.height], `${width} px`).toEqual([46, 46]);
      expect(box.right).toBeLessThanOrEqual(width);
      expect(box.bottom).toBeLessThanOrEqual(800);
    }
    expect(one.y === other.y, `${width} px`).toBe(isRow);
    expect(one.x === other.x, `${width} px`).toBe(!isRow);
  }
});

test.describe('who has not chosen', () => {
  test.use({ consent: null });

  test('has no round button beside the banner: they come once a choice is made', async ({
    page,
  }) => {
    await page.goto('/404');
    await expect(stack(page)).toBeHidden();
    await page.getByRole('button', { name: 'Tout refuser' }).click();
    await expect(stack(page)).toBeVisible();
  });
});

test('in a tutorial the way to the top stays free', async ({ page }) => {
  for (const width of [801, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/ressources/python?tabs=bases');
    await page.mouse.wheel(0, 900);
    const top = page.getByRole('link', { name: 'Revenir en haut' });
    await expect(top).toBeVisible();
    // The way up counts from where the way down was seen to end.
    await expect(stack(page)).toHaveClass(/is-away/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    await page.mouse.wheel(0, -50);
    await expect(stack(page)).not.toHaveClass(/is-away/);
    const link = await top.boundingBox();
    const buttons = await stack(page).boundingBox();
    if (!link || !buttons) throw new Error('not on the screen');
    expect(link.x + link.width <= buttons.x || link.y + link.height <= buttons.y).toBe(true);
  }
});

test('the help’s note leads to the bell, and its menu leaves', async ({ page }) => {
  await page.goto('/404');
  await help(page).click();
  const menu = page.locator('#aide');
  const account = menu.getByRole('link', { name: 'Créer un compte' });
  await expect(account).toHaveAttribute('href', /\/auth$/);
  // The link carries the way back from the first gesture on (S7).
  const back = encodeURIComponent(page.url());
  await expect(async () => {
    await account.dispatchEvent('contextmenu');
    expect(await account.getAttribute('href')).toContain(`/auth?redirect=${back}`);
  }).toPass();
  await expect(menu.getByRole('button', { name: 'Donner son avis' })).toBeVisible();
  await menu.getByRole('link', { name: 'la cloche au bas de la page' }).click();
  const bell = page.getByRole('link', { name: 'Être averti des nouvelles formations' });
  await expect(bell).toBeInViewport();
  await expect(bell).toBeFocused();
  await expect(menu).toBeHidden();
});

test('home’s assistance: the chat, in a new tab, its text written', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: /Une question avant de commencer/ });
  const link = banner.getByRole('link', { name: 'Discuter avec l’assistance (nouvel onglet)' });
  await expect(link).toHaveAttribute('target', '_blank');
  const href = new URL((await link.getAttribute('href')) ?? '');
  expect(href.searchParams.get('text')).toContain('j’ai besoin d’aide');
});
