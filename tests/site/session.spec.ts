import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { signUp } from '../support/learner.ts';
import { API, expect, test } from '../support/site.ts';

const PROBE = `${API}/api/login`;
const LOGOUT = `${API}/api/logOut`;
const TUTORIAL = '/ressources/python?tabs=bases';
const FAILURE = 'Une erreur est survenue lors de la déconnexion.';
const START = new Date('2026-11-20T10:00:00Z');
const MINUTE_MS = 60_000;

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
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(1);
    // Loaded again, the page asks: its visitor wants to know.
    const again = page.waitForResponse(PROBE);
    await page.reload();
    await again;
  });

  test('is sent every ten minutes', async ({ page }) => {
    await page.clock.install({ time: START });
    const asked = await probes(page, () => page.goto('/ressources'));
    await page.clock.runFor(9 * MINUTE_MS);
    expect(asked).toHaveLength(1);
    for (const count of [2, 3]) {
      const again = page.waitForResponse(PROBE);
      await page.clock.runFor(10 * MINUTE_MS);
      await again;
      expect(asked).toHaveLength(count);
    }
  });

  test('carries JSON, the visitor’s header and credentials, and gets no cookie', async ({
    page,
    context,
  }) => {
    const sent = page.waitForRequest((request) => request.url() === PROBE);
    await page.goto('/ressources');
    const request = await sent;
    expect(request.method()).toBe('POST');
    expect(request.postDataJSON()).toEqual({
      data: { email: 'sonde@exemple.invalid', password: 'sonde' },
    });
    expect((await request.allHeaders())['x-visitor-id']).toBe('null');
    expect((await request.response())?.status()).toBe(401);
    expect(await context.cookies()).toEqual([]);
  });

  test('is not sent while the tab is hidden, and once when it is seen again', async ({ page }) => {
    await page.clock.install({ time: START });
    const asked = await probes(page, () => page.goto('/ressources'));
    await show(page, 'hidden');
    await page.clock.runFor(60 * MINUTE_MS);
    expect(asked).toHaveLength(1);
    const again = page.waitForResponse(PROBE);
    await show(page, 'visible');
    await again;
    await page.clock.runFor(9 * MINUTE_MS);
    expect(asked).toHaveLength(2);
  });

  test.describe('that fails', () => {
    test.use({ breaksNetwork: true });

    test('is « not logged in », and never retried', async ({ page }) => {
      await becomeLearner(page);
      await page.clock.install({ time: START });
      await page.route(PROBE, (route) => route.abort());
      const asked: string[] = [];
      page.on('request', (request) => request.url() === PROBE && asked.push(PROBE));
      await page.reload();
      await expectVisitor(page);
      await page.clock.runFor(9 * MINUTE_MS);
      expect(asked).toHaveLength(1);
    });
  });
});

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
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeHidden();
    await expect(page.locator('.toast')).toBeInViewport({ ratio: 1 });
    await page.locator('.toast').getByRole('button', { name: 'Fermer' }).click();
    await expect(page.locator('.toast')).toHaveCount(0);
  });

  test.describe('refused', () => {
    test.use({ breaksNetwork: true });

    test('says so for 4 s, does not reload, and the learner stays', async ({ page }) => {
      await becomeLearner(page);
      await page.clock.install({ time: START });
      await page.goto('/ressources');
      await refuseLogout(page);
      await openMenu(page);
      await page.clock.pauseAt(new Date(START.getTime() + MINUTE_MS));
      await mark(page);
      await menu(page).getByRole('button', { name: 'Déconnexion' }).click();
      await expect(page.getByRole('alert').filter({ hasText: FAILURE })).toBeVisible();
      await page.clock.runFor(3_999);
      await expect(page.getByText(FAILURE)).toBeVisible();
      await page.clock.runFor(301);
      await expect(page.getByText(FAILURE)).toHaveCount(0);
      await page.clock.runFor(MINUTE_MS);
      expect(await isMarked(page)).toBe(true);
      await expectLearner(page);
    });
  });

  test('the other tabs follow; the one where someone writes keeps its text', async ({
    page,
    context,
  }) => {
    await becomeLearner(page);
    const [reading, writing] = [await context.newPage(), await context.newPage()];
    for (const tab of [reading, writing]) {
      await tab.goto('/ressources');
      await expectLearner(tab);
      await mark(tab);
    }
    await writing.getByRole('searchbox').first().fill('boucle for');
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Déconnexion' }).click();
    await expectVisitor(writing);
    await expectVisitor(reading);
    await expect.poll(() => isMarked(reading)).toBe(false);
    expect(await isMarked(writing)).toBe(true);
    await expect(writing.getByRole('searchbox').first()).toHaveValue('boucle for');
  });
});

test('B-007 back from the browser’s memory, the page says who is there now', async ({
  playwright,
  launchOptions,
  baseURL = '',
}) => {
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
  const page = await browser.newPage({ baseURL });
  await becomeLearner(page);
  await mark(page);
  await page.goto(`${API}/account`);
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.waitForURL('**/auth/login?**');
  await page.goBack();
  await page.goBack();
  await expectVisitor(page);
  expect(await isMarked(page)).toBe(true);
  await browser.close();
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

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 740 }, breaksNetwork: true });

      test('no accessibility violation: menu, notices of each tone', async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await becomeLearner(page);
        await refuseLogout(page);
        await openHeader(page);
        expect(await violations(page)).toEqual([]);
        await menu(page).getByRole('button', { name: 'Déconnexion' }).click();
        const toast = page.locator('.toast');
        // Pointed at, it stays.
        await toast.hover();
        for (const tone of ['danger', 'success', 'info']) {
          await toast.evaluate((element, value) => element.setAttribute('data-tone', value), tone);
          expect(await violations(page), tone).toEqual([]);
        }
        await expect(toast).toBeVisible();
      });
    });
  }
}

/** Signs up at the auth site, then opens a page of ours that has asked who this is. */
async function becomeLearner(page: Page): Promise<void> {
  await page.goto(`${API}/auth`);
  await signUp(page);
  await page.goto('/ressources');
  await expectLearner(page);
}

async function logInElsewhere(context: BrowserContext): Promise<void> {
  const tab = await context.newPage();
  await tab.goto(`${API}/auth`);
  await signUp(tab);
  await tab.close();
}

function menu(page: Page) {
  return page.locator('details.menu', { hasText: 'Connexion' });
}

async function openMenu(page: Page): Promise<void> {
  await menu(page).locator('summary').click();
}

async function openHeader(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  if (await opener.isVisible()) await opener.click();
  await openMenu(page);
}

/** What the account menu offers, in order. */
function entries(page: Page): Promise<string[]> {
  return menu(page)
    .locator('li')
    .evaluateAll((items) =>
      items.filter((item) => item.checkVisibility()).map((item) => item.textContent?.trim() ?? ''),
    );
}

async function expectLearner(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveClass(/is-logged-in/);
}

async function expectVisitor(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveClass(/is-logged-in/);
}

/** The probes that a visit makes, and those that follow. */
async function probes(page: Page, visit: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url() === PROBE) asked.push(request.method());
  });
  const answered = page.waitForResponse(PROBE);
  await visit();
  await answered;
  return asked;
}

async function refuseLogout(page: Page): Promise<void> {
  const origin = new URL(page.url()).origin;
  await page.route(LOGOUT, (route) =>
    route.fulfill({
      status: 500,
      headers: {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Credentials': 'true',
      },
    }),
  );
}

/** A page that is loaded again has lost its mark. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.body.setAttribute('data-mark', ''));
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.body.hasAttribute('data-mark'));
}

async function show(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .include('.header')
    .include('.notices')
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' '))}`);
}
