import { violationsInBothThemes } from '../support/axe.ts';
import { signUp } from '../support/learner.ts';
import {
  becomeLearner,
  entries,
  expectLearner,
  expectVisitor,
  menu,
  openHeader,
  openMenu,
  refuseLogout,
} from '../support/session-page.ts';
import { API, expect, test } from '../support/site.ts';

const TUTORIAL = '/ressources/python?tabs=bases';

test('a visitor logs in from a page without React and comes back to it', async ({ page }) => {
  await page.goto(TUTORIAL);
  await openMenu(page);
  expect(await entries(page)).toEqual(['Connexion', 'Créer un compte']);
  const address = page.url();
  await page.getByRole('link', { name: 'Connexion' }).click();
  await expect(page).toHaveURL(`${API}/auth/login?${new URLSearchParams({ redirect: address })}`);
  await page.getByRole('link', { name: 'Créez-en un' }).click();
  const email = await signUp(page);
  await expect(page).toHaveURL(address);
  await expectLearner(page);
  await openMenu(page);
  expect(await entries(page)).toEqual(['Mon compte', 'Déconnexion', 'Créer un nouveau compte']);
  await expect(menu(page).getByRole('link', { name: 'Créer un nouveau compte' })).toHaveAttribute(
    'href',
    `${API}/auth`,
  );
  await menu(page).getByRole('link', { name: 'Mon compte' }).click();
  await expect(page).toHaveURL(`${API}/account`);
  await expect(page.getByText(email)).toBeVisible();
});

test('« Déconnexion » by the keyboard alone: a toast, the focus on the menu, and the session itself is over', async ({
  page,
}) => {
  await becomeLearner(page);
  await page.locator('summary', { hasText: 'Mon compte' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('button', { name: 'Déconnexion' })).toBeFocused();
  const loaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Déconnexion réussie' })).toBeVisible();
  await expect(page.locator('summary', { hasText: 'Mon compte' })).toBeFocused();
  await expectVisitor(page);
  await loaded;
  await openMenu(page);
  expect(await entries(page)).toEqual(['Connexion', 'Créer un compte']);
  await page.goto(`${API}/account`);
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('on a phone, its sheet leaves: the toast is on the screen, under nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await becomeLearner(page);
  await openHeader(page);
  await menu(page).getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeHidden();
  await expect(page.locator('.toast')).toBeInViewport({ ratio: 1 });
  await page.locator('.toast').getByRole('button', { name: 'Fermer' }).click();
  await expect(page.locator('.toast')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the links are plain and right, and there is no dead button', async ({ page }) => {
    await page.goto(TUTORIAL);
    await openMenu(page);
    expect(await entries(page)).toEqual(['Connexion', 'Créer un compte']);
    const link = menu(page).getByRole('link', { name: 'Connexion' });
    await expect(link).toHaveAttribute('href', `${API}/auth/login`);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  });
});

test.describe('the service refuses', () => {
  test.use({ breaksNetwork: true });

  test('no accessibility violation, light or dark: menu, notices of each tone', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await becomeLearner(page);
    await refuseLogout(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/ressources');
      await openHeader(page);
      expect(await violationsInBothThemes(page, { include: ['.header'] })).toEqual([]);
    }
    await menu(page).getByRole('button', { name: 'Déconnexion' }).click();
    const toast = page.locator('.toast');
    // Pointed at, it stays.
    await toast.hover();
    for (const tone of ['danger', 'success', 'info']) {
      await toast.evaluate((element, value) => element.setAttribute('data-tone', value), tone);
      expect(await violationsInBothThemes(page, { include: ['.notices'] }), tone).toEqual([]);
    }
    await expect(toast).toBeVisible();
  });
});
