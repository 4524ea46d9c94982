import { API, expect, expectIslandsAwake, openCatalog, searchBox, test } from '../support/site.ts';

test.use({ breaksNetwork: true });

const COURSES = `${API}/course?*`;

test('the list is asked again every ten seconds, and answered 304 when unchanged', async ({
  page,
}) => {
  await page.clock.install();
  await openCatalog(page);
  for (let poll = 0; poll < 3; poll++) {
    const asked = page.waitForRequest(COURSES);
    await page.clock.runFor(10_000);
    const response = await (await asked).response();
    expect(response?.headers().etag).toBeTruthy();
  }
});

test('a hidden tab asks nothing for an hour, and once when it is seen again', async ({ page }) => {
  await page.clock.install();
  const categories = page.waitForResponse(`${API}/getCategoriesNamesOnly`);
  const probed = page.waitForResponse(`${API}/api/login`);
  await openCatalog(page);
  await Promise.all([categories, probed]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await show(page, 'hidden');
  await page.clock.runFor(3_600_000);
  expect(asked).toEqual([]);
  await show(page, 'visible');
  await expect.poll(() => asked.filter((url) => url.startsWith(`${API}/course?`)).length).toBe(1);
});

test('with Save-Data nothing polls: « Actualiser » asks', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '3g' },
    });
  });
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.clock.install();
  const categories = page.waitForResponse(`${API}/getCategoriesNamesOnly`);
  await openCatalog(page);
  await categories;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.runFor(60_000);
  expect(asked).toEqual([]);
  const again = page.waitForRequest(COURSES);
  await page.getByRole('button', { name: 'Actualiser' }).click();
  await again;
  expect(fonts).toEqual([]);
});

test('a failure leaves the cards, says so, and offers to try again', async ({ page }) => {
  await page.clock.install();
  await page.route(COURSES, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/');
  await expectIslandsAwake(page);
  await passRetries(page);
  await expect(page.getByText('Mise à jour impossible.')).toBeVisible();
  await expect(page.locator('article.course-card')).toHaveCount(24);
  await page.unroute(COURSES);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Mise à jour impossible.')).toBeHidden();
});

test('an empty catalogue says « Aucune formation disponible pour le moment. »', async ({
  page,
}) => {
  await page.route(COURSES, (route) =>
    route.fulfill({
      json: { courses: [] },
      headers: {
        'Access-Control-Allow-Origin': new URL(page.url()).origin,
        'Access-Control-Allow-Credentials': 'true',
      },
    }),
  );
  await page.goto('/');
  await expect(page.getByText('Aucune formation disponible pour le moment.')).toBeVisible();
  await searchBox(page).fill('tableur');
  await expect(page.getByText('Aucun resultat', { exact: true })).toBeVisible();
});

async function show(page: import('@playwright/test').Page, state: 'hidden' | 'visible') {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    Object.defineProperty(document, 'hidden', {
      value: visibility === 'hidden',
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}

/** Four tries: at 0, 1, 3 and 7 seconds. */
async function passRetries(page: import('@playwright/test').Page) {
  for (let attempt = 0; attempt < 4; attempt++) {
    const failed = page.waitForResponse(COURSES, { timeout: 5_000 }).catch(() => undefined);
    await page.clock.runFor(4_500);
    await failed;
  }
}
