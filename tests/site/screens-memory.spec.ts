import { type Browser, chromium, type Page } from '@playwright/test';
import { cell, works } from '../support/cells.ts';
import { findWholeChromium } from '../support/chromium.ts';
import { newEmail, signUp } from '../support/learner.ts';
import { SCREENS } from '../support/screens.ts';
import { expectLearner, expectVisitor, isMarked, mark, PROBE } from '../support/session-page.ts';
import { API, test as base, expect } from '../support/site.ts';

const COURSES = `${API}/course?`;
/** What each kind of page asks by itself, and how often. */
const POLLS = { url: COURSES, everyMs: 10_000 };
const PROBES = { url: PROBE, everyMs: 600_000 };
const ALIVE = ['home', 'course', 'v2', 'v1'];
const ROUNDS = 3;

/** The browser without a window keeps no page in its memory: the whole one does. */
const test = base.extend<object, { whole: Browser }>({
  whole: [
    async ({ launchOptions }, use) => {
      const executablePath = findWholeChromium();
      const browser = await chromium.launch({
        ...launchOptions,
        ...(executablePath && { executablePath }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

for (const [screen, path] of Object.entries(SCREENS)) {
  test(`${cell(screen, 'bfcache')}: who is there now, and each timer once`, async ({
    whole,
    baseURL,
  }) => {
    const context = await whole.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
    const page = await context.newPage();
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(error.error().message));
    await page.goto(`${API}/auth`);
    await signUp(page, newEmail());
    await page.clock.install();
    await works(page, path);
    await expectLearner(page);
    await mark(page);

    await page.goto(`${API}/account`);
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.waitForURL('**/auth/login?**');
    // The page says who was there last, then asks: a page from memory fires no load.
    const asked = page.waitForResponse(PROBE);
    await page.evaluate(() => history.go(-2));
    await page.waitForURL(new URL(path, baseURL).href, { waitUntil: 'commit' });
    await asked;
    await expectVisitor(page);
    expect(await isMarked(page)).toBe(true);

    await expectOneTimer(page, ALIVE.includes(screen) ? POLLS : PROBES);
    expect(errors).toEqual([]);
    await context.close();
  });
}

/** The page asks again, and no sooner than one timer alone would make it. */
async function expectOneTimer(page: Page, { url, everyMs }: typeof POLLS): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
  let count = 0;
  page.on('request', (request) => {
    if (request.url().startsWith(url)) count += 1;
  });
  let elapsedMs = 0;
  while (count < ROUNDS) {
    await page.clock.runFor(everyMs / 10);
    elapsedMs += everyMs / 10;
  }
  expect(elapsedMs).toBeGreaterThanOrEqual((ROUNDS - 1) * everyMs);
}
