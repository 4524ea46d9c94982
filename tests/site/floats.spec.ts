import type { Page } from '@playwright/test';
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
const LARGE = { width: 1280, height: 800 };

const stack = (page: Page) => page.locator('.floats');
const help = (page: Page) => stack(page).getByRole('button', { name: 'Aide', exact: true });

for (const path of PAGES) {
  test(`${path}: on the screen from the load to its end, over none of the last controls`, async ({
    page,
  }) => {
    for (const { width, height } of [SMALL, LARGE]) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const isBar = width <= 800 && path.startsWith('/ressources/');
      await expect(stack(page)).toBeVisible({ visible: !isBar });
      const end = page.locator('.footer-end');
      // What is not drawn yet has a supposed height: the end may be further.
      await expect(async () => {
        await end.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        const bell = end.getByRole('link', { name: /Être averti/ });
        await expect(bell).toBeInViewport({ timeout: 1_000 });
      }).toPass();
      await expect(stack(page)).toBeVisible({ visible: !isBar });
      expect(await coveredControls(page)).toEqual([]);
    }
  });
}

test('one column of two buttons, large enough for a finger', async ({ page }) => {
  await page.goto('/404');
  for (const width of [320, 768, 1280]) {
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
    expect(one.x, `${width} px`).toBe(other.x);
    expect(other.y, `${width} px`).toBeGreaterThan(one.y + one.height);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('they leave while somebody types', async ({ page }) => {
    await page.goto('/ressources');
    const field = page.getByRole('searchbox').first();
    await field.tap();
    await expect(stack(page)).toBeHidden();
    await field.blur();
    await expect(stack(page)).toBeVisible();
  });
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

test('the footer leads to both', async ({ page }) => {
  await page.goto('/404');
  const footer = page.locator('.footer-end');
  await footer.getByRole('button', { name: 'Aide' }).click();
  await expect(page.locator('#aide')).toBeVisible();
  await page.keyboard.press('Escape');
  await footer.getByRole('button', { name: 'Votre avis' }).click();
  await expect(page.locator('#avis')).toBeVisible();
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

/** What lies under a round button that can be seen, looked for at every fourth pixel. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const floats = document.querySelector('.floats');
    const found = new Set<string>();
    for (const button of floats?.querySelectorAll('.float') ?? []) {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      for (let x = left; x < right; x += 4) {
        for (let y = top; y < bottom; y += 4) {
          for (const element of document.elementsFromPoint(x, y)) {
            const control = element.closest('a, button, input, select, textarea, summary, label');
            if (control && !floats?.contains(control)) found.add(control.outerHTML.slice(0, 80));
          }
        }
      }
    }
    return [...found];
  });
}
