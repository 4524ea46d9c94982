import {
  becomeLearner,
  entries,
  expectVisitor,
  isMarked,
  mark,
  menu,
  openHeader,
  openMenu,
} from '../support/session-page.ts';
import { API, expect, test } from '../support/site.ts';

const TUTORIAL = '/ressources/python?tabs=bases';
const START = new Date('2026-11-20T10:00:00Z');
const MINUTE_MS = 60_000;

test.describe('« Déconnexion »', () => {
  test('by the keyboard alone: a toast for 1.5 s, then the page again after 2 s', async ({
    page,
  }) => {
    await becomeLearner(page);
    await page.clock.install({ time: START });
    await page.goto('/ressources');
    await page.locator('summary', { hasText: 'Mon compte' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('button', { name: 'Déconnexion' })).toBeFocused();
    await page.clock.pauseAt(new Date(START.getTime() + MINUTE_MS));
    await mark(page);
    await page.keyboard.press('Enter');
    const toast = page.getByRole('status').filter({ hasText: 'Déconnexion réussie' });
    await expect(toast).toBeVisible();
    await expect(page.locator('summary', { hasText: 'Mon compte' })).toBeFocused();
    await expectVisitor(page);
    await page.clock.runFor(1_499);
    await expect(page.locator('.toast')).not.toHaveClass(/is-leaving/);
    await page.clock.runFor(1);
    await expect(page.locator('.toast')).toHaveClass(/is-leaving/);
    await page.clock.runFor(499);
    expect(await isMarked(page)).toBe(true);
    const loaded = page.waitForEvent('load');
    await page.clock.runFor(1);
    await loaded;
    expect(await isMarked(page)).toBe(false);
    await openMenu(page);
    expect(await entries(page)).toEqual(['Connexion', 'Créer un compte']);
  });

  test('ends the session itself: the account page asks to log in', async ({ page }) => {
    await becomeLearner(page);
    await page.goto(TUTORIAL);
    await openMenu(page);
    await Promise.all([
      page.waitForEvent('load'),
      menu(page).getByRole('button', { name: 'Déconnexion' }).click(),
    ]);
    await page.goto(`${API}/account`);
    await expect(page).toHaveURL(/\/auth\/login/);
  });

  test('on a phone, its sheet leaves: the toast is on the screen, under nothing', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await becomeLearner(page);
    await page.goto('/ressources');
    await openHeader(page);
    await menu(page).getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeHidden();
    await expect(page.locator('.toast')).toBeInViewport({ ratio: 1 });
    await page.locator('.toast').getByRole('button', { name: 'Fermer' }).click();
    await expect(page.locator('.toast')).toHaveCount(0);
  });

  test.describe('refused', () => {
    test.use({ breaksNetwork: true });
  });
});
