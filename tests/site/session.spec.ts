import { violationsInBothThemes } from '../support/axe.ts';
import { signUp } from '../support/learner.ts';
import {
  becomeLearner,
  entries,
  expectLearner,
  logInElsewhere,
  menu,
  openHeader,
  openMenu,
  PROBE,
  probes,
  refuseLogout,
} from '../support/session-page.ts';
import { API, expect, test } from '../support/site.ts';

const TUTORIAL = '/ressources/python?tabs=bases';
const HEADER = { include: ['.header', '.notices'] };

test.describe('the labels', () => {
  test('of a visitor, who logs in from a page without React and comes back to it', async ({
    page,
  }) => {
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

  test('of a learner are there before any script of the page: nothing flickers', async ({
    page,
  }) => {
    await becomeLearner(page);
    await page.route('**/_astro/*.js', (route) =>
      route.fulfill({ body: '', contentType: 'text/javascript' }),
    );
    await page.goto(TUTORIAL);
    await openMenu(page);
    expect(await entries(page)).toEqual(['Mon compte', 'Déconnexion', 'Créer un nouveau compte']);
  });

  test('change under an open menu, and its focus stays in it', async ({ page, context }) => {
    await page.goto('/ressources');
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Connexion' }).focus();
    await logInElsewhere(context);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expectLearner(page);
    await expect(menu(page).locator(':focus')).toBeVisible();
  });
});

test.describe('the probe', () => {
  test('is sent once: not again on the next page of our own site', async ({ page }) => {
    const asked = await probes(page, () => page.goto('/ressources'));
    await page.getByRole('link', { name: 'Explorer' }).first().click();
    await page.waitForURL('**/ressources/**');
    // The page asks when it is idle: a callback that comes after its own runs after it.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(asked).toHaveLength(1);
    // Loaded again, the page asks: its visitor wants to know.
    const again = page.waitForResponse(PROBE);
    await page.reload();
    await again;
  });

  test.describe('that fails', () => {
    test.use({ breaksNetwork: true });
  });
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

for (const width of [360, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 740 }, breaksNetwork: true });

    test('no accessibility violation, light or dark: menu, notices of each tone', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await becomeLearner(page);
      await refuseLogout(page);
      await openHeader(page);
      expect(await violationsInBothThemes(page, HEADER)).toEqual([]);
      await menu(page).getByRole('button', { name: 'Déconnexion' }).click();
      const toast = page.locator('.toast');
      // Pointed at, it stays.
      await toast.hover();
      for (const tone of ['danger', 'success', 'info']) {
        await toast.evaluate((element, value) => element.setAttribute('data-tone', value), tone);
        expect(await violationsInBothThemes(page, HEADER), tone).toEqual([]);
      }
      await expect(toast).toBeVisible();
    });
  });
}
