import type { Page, Request } from '@playwright/test';
import { exerciseIn, openBench } from '../support/exercises.ts';
import { PAID, signUp } from '../support/learner.ts';
import { API, consentBanner, expect, openCatalog, SITE, test } from '../support/site.ts';

const HASH = /^[0-9a-f]{32}$/;
const isCall = (request: Request) => request.url().startsWith(`${API}/course?`);

test.use({ consent: null });

test('accepted on home: stored; the hash goes to the services, and nowhere else, on every page', async ({
  page,
  context,
}) => {
  const first = page.waitForRequest(isCall);
  await openCatalog(page);
  expect((await first).headers()['x-visitor-id']).toBe('null');
  await consentBanner(page).getByRole('button', { name: 'Accepter et continuer' }).click();
  await expect(consentBanner(page)).toBeHidden();
  await expect(page.getByRole('status').getByText('Votre choix est enregistré.')).toBeVisible();
  await expect.poll(async () => (await cookie(page, 'visitorId'))?.value).toMatch(HASH);
  expect(await cookie(page, 'rgpd_consent')).toMatchObject({
    value: 'true',
    secure: true,
    sameSite: 'Lax',
  });
  expect(await cookie(page, 'visitorId')).toMatchObject({
    secure: true,
    sameSite: 'Strict',
    path: '/',
  });
  const carriers = new Set<string>();
  page.on('request', (request) => {
    if (HASH.test(request.headers()['x-visitor-id'] ?? '')) {
      carriers.add(new URL(request.url()).origin);
    }
  });
  await openCatalog(page);
  expect([...carriers]).toEqual([API]);
  const other = await context.newPage();
  await other.goto('/ressources');
  await expect(consentBanner(other)).toBeHidden();
});

test('the personal space leads back to the choice (V3)', async ({ page }) => {
  await page.goto(`${API}/auth`);
  await signUp(page);
  await page.goto(`${API}/account`);
  await page.getByRole('link', { name: 'Gérer mes cookies' }).click();
  await expect(page).toHaveURL('/');
  await expect(consentBanner(page)).toBeFocused();
  await expect(consentBanner(page)).toContainText('empreinte du navigateur jointe aux appels');
  await consentBanner(page).getByRole('button', { name: 'Refuser et rester anonyme' }).click();
  await expect(consentBanner(page)).toBeHidden();
});

test('refused, elsewhere: stored; nothing is computed, and home does not ask again', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/ressources');
  await consentBanner(page).getByRole('button', { name: 'Tout refuser' }).click();
  await expect(consentBanner(page)).toBeHidden();
  expect(await cookie(page, 'rgpd_consent')).toMatchObject({ value: 'false' });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(consentBanner(page)).toBeHidden();
  expect(await cookie(page, 'visitorId')).toBeUndefined();
  expect(asked.filter((url) => url.includes('fingerprint'))).toEqual([]);
});

test.describe('who accepted', () => {
  test.use({ consent: true });

  test('B-006, B-076 withdraws in one tab, at once in all of them; progress lasts for the session', async ({
    page,
    context,
  }) => {
    await openCatalog(page);
    await expect.poll(async () => (await cookie(page, 'visitorId'))?.value).toMatch(HASH);
    const other = await context.newPage();
    await other.goto('/ressources/python?tabs=bases');
    await readOn(other);
    expect(await stored(other)).toEqual({ local: true, session: false });
    await other.getByRole('button', { name: 'Gérer mes cookies' }).click();
    await expect(consentBanner(other)).toBeFocused();
    await consentBanner(other).getByRole('button', { name: 'Tout refuser' }).click();
    await expect.poll(() => cookie(page, 'visitorId')).toBeUndefined();
    await expect.poll(() => stored(other)).toEqual({ local: false, session: true });
    const next = await page.waitForRequest(isCall);
    expect(next.headers()['x-visitor-id']).toBe('null');
  });
});

test('home erases what earlier versions left', async ({ page, context }) => {
  await context.addCookies([{ name: 'userPreferences', value: 'true', url: SITE }]);
  await page.goto('/');
  await expect.poll(() => cookie(page, 'userPreferences')).toBeUndefined();
});

const TUTORIALS = '/ressources/python?tabs=bases';

test('two tabs: one accepts, what the other has read and typed is kept with its own, and both go on', async ({
  page,
  context,
}) => {
  const exercise = exerciseIn('html', 'html');
  const bench = await openBench(page, exercise);
  await bench.field.fill('<p>Awa</p>');
  const other = await context.newPage();
  await other.goto(TUTORIALS);
  await readOn(other);
  await consentBanner(other).getByRole('button', { name: 'Accepter' }).click();
  await expect(consentBanner(page)).toBeHidden();
  await expect.poll(() => kept(page)).toMatchObject({ codes: 'html', readSteps: 'python' });
  expect(await page.evaluate(() => 'codes' in sessionStorage)).toBe(false);
  await bench.field.fill('<p>Awa et Modou</p>');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('codes')))
    .toContain('Awa et Modou');
  await page.close();
  await expect((await openBench(other, exercise)).field).toHaveText('<p>Awa et Modou</p>');
});

test.describe('the cookie is gone, as browsers take it away after days', () => {
  test.use({ consent: true });

  test('nobody is asked again, the cookie comes back, what was read before stays', async ({
    page,
    context,
  }) => {
    await page.goto(TUTORIALS);
    await readOn(page);
    await context.clearCookies();
    await page.goto('/ressources/css?tabs=bases');
    await expect.poll(() => cookie(page, 'rgpd_consent')).toMatchObject({ value: 'true' });
    await expect(consentBanner(page)).toBeHidden();
    await readOn(page);
    await expect.poll(() => kept(page)).toMatchObject({ readSteps: 'python css' });
  });

  test('both are gone: a second consent adds to what the device kept', async ({
    page,
    context,
  }) => {
    await page.goto(TUTORIALS);
    await readOn(page);
    await context.clearCookies();
    await page.evaluate(() => localStorage.removeItem('rgpd_consent'));
    await page.goto('/ressources/css?tabs=bases');
    await readOn(page);
    await consentBanner(page).getByRole('button', { name: 'Accepter' }).click();
    await expect.poll(() => kept(page)).toMatchObject({ readSteps: 'python css' });
    await page.goto(TUTORIALS);
    await expect(page.locator('.step-link[data-step-link=bases].is-read')).toBeAttached();
  });

  test('a course that was opened is found by a new tab (D2)', async ({ page, context }) => {
    await page.goto(`/course?${new URLSearchParams({ nom: PAID.name, id: PAID.id })}`);
    await page
      .getByRole('link', { name: /^Acheter la formation/ })
      .first()
      .click();
    await expect(page).toHaveURL(/^[^?]*\/v2\/course/);
    const other = await context.newPage();
    await other.goto('/course');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(PAID.name);
  });
});

/** A glance keeps no place: the reader reads the step to its end, and goes on to the next one. */
async function readOn(page: Page): Promise<void> {
  const read = page.locator('.step-link[data-step-link=bases].is-read');
  // The page may grow above its end while the faces of its letters arrive.
  await expect(async () => {
    await page.locator('.step:visible .step-foot').scrollIntoViewIfNeeded();
    await expect(read).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await page.locator('.step:visible .step-suivant').press('Enter');
  await expect(page).toHaveURL(/tabs=utils$/);
}

async function cookie(page: Page, name: string) {
  return (await page.context().cookies(SITE)).find((one) => one.name === name);
}

/** Where the tutorial's progress stands. */
function stored(page: Page) {
  const key = 'LastRessourcesViews';
  return page.evaluate(
    (name) => ({ local: name in localStorage, session: name in sessionStorage }),
    key,
  );
}

/** The tutorials that the device knows, by record. */
function kept(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const names = (key: string) => Object.keys(JSON.parse(localStorage.getItem(key) ?? '{}'));
    return { codes: names('codes').join(' '), readSteps: names('readSteps').join(' ') };
  });
}
