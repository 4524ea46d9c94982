import type { Page } from '@playwright/test';
import { cell, works } from '../support/cells.ts';
import { SCREENS } from '../support/screens.ts';
import { API, expect, test } from '../support/site.ts';

const YEAR_MS = 365 * 24 * 3_600_000;
const HOUR_MS = 3_600_000;
/** A page that asks more often than its polls has lost its sense of time. */
const MOST_CALLS_A_MINUTE = 40;

/** No JSON, as a version with a fault, or a visitor, may leave it. */
const POISON = '{"__proto__":{"id":';
/** The records that a page reads when it opens, beside that of the session, which each of them reads. */
const READ: Readonly<Record<string, readonly string[]>> = {
  home: ['catalogPreferences'],
  course: ['courseDetails', 'courseDetailsFields'],
  v2: ['course-state', 'courseDetailsFields'],
  v1: ['course-state'],
  ressources: ['LastRessourcesViews', 'places'],
  'ressources-lang': ['readSteps'],
};

for (const [screen, path] of Object.entries(SCREENS)) {
  test(`${cell(screen, 'storageThrows')}: page works, nothing saved`, async ({ page }) => {
    const logged = warnings(page);
    await page.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage'] as const) {
        const real = window[area];
        Object.defineProperty(document, `real-${area}`, { get: () => ({ ...real }) });
        Object.defineProperty(window, area, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    await works(page, path);
    await chooseTheme(page);
    expect(logged).toContainEqual(expect.stringMatching(/^storage theme .*denied/));
    const kept = ['localStorage', 'sessionStorage'].map((area) => `real-${area}`);
    expect(
      await page.evaluate((names) => names.map((name) => Reflect.get(document, name)), kept),
    ).toEqual([{}, {}]);
    expect(await page.evaluate(() => document.cookie)).toBe('rgpd_consent=false');
  });

  test(`${cell(screen, 'quota')}: page works, console only`, async ({ page }) => {
    const logged = warnings(page);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await works(page, path);
    await chooseTheme(page);
    expect(logged).toContainEqual(expect.stringMatching(/^storage theme .*quota/));
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await expect(page.locator('.toast')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test(`${cell(screen, 'poisoned')}: ignored, logged`, async ({ page }) => {
    const logged = warnings(page);
    await page.goto('/robots.txt');
    await page.evaluate(
      ([poison, id]) => {
        const keys = [
          'courseDetails',
          'courseDetailsFields',
          'LastRessourcesViews',
          'places',
          'readSteps',
        ];
        keys.push('rgpd_consent', 'consentHidden', 'session', 'theme', 'catalogPreferences');
        keys.push(`course-state-${id}`);
        for (const area of [localStorage, sessionStorage]) {
          for (const key of keys) area.setItem(key, poison);
        }
      },
      [POISON, idOf(path)] as const,
    );
    await page.addInitScript(() => history.replaceState({ nom: 1, pricing: {} }, ''));
    await works(page, path);
    for (const key of ['session', ...(READ[screen] ?? [])]) {
      await expect.poll(() => logged).toContainEqual(expect.stringContaining(`storage ${key}`));
    }
    // The page shows what it shows without any record, and writes its own over what it cannot read.
    await expect(page.locator('.resume')).toHaveCount(0);
    await chooseTheme(page);
    await expect.poll(() => record(page, 'localStorage', 'theme')).toMatch(/^(?:light|dark)$/);
    await expect
      .poll(() => record(page, 'sessionStorage', 'session'))
      .toMatch(/"isLoggedIn":false/);
    // What no page of this kind writes is left as it is.
    expect(await record(page, 'localStorage', 'courseDetails')).toBe(POISON);
  });

  test(`${cell(screen, 'clock')}, a year ahead or behind: no loop; hidden for an hour, it asks nothing`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.clock.install();
    for (const years of [1, -1]) {
      await page.clock.setSystemTime(Date.now() + years * YEAR_MS);
      await works(page, path);
      asked.length = 0;
      await page.clock.runFor(60_000);
      const calls = asked.filter((url) => url.startsWith(API));
      expect(calls.length).toBeLessThan(MOST_CALLS_A_MINUTE);
    }
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    asked.length = 0;
    await page.clock.runFor(HOUR_MS);
    expect(asked).toEqual([]);
  });
}

/** What the page says in the console, and nowhere else. */
function warnings(page: Page): string[] {
  const texts: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') texts.push(message.text());
  });
  return texts;
}

/** The button of the header changes the page at once, wherever its record goes. */
async function chooseTheme(page: Page): Promise<void> {
  const root = page.locator('html');
  await page.getByRole('button', { name: /^Thème/ }).click();
  await expect(root).toHaveAttribute('data-theme', /^(?:light|dark)$/);
}

function record(page: Page, area: 'localStorage' | 'sessionStorage', key: string) {
  return page.evaluate(([where, name]) => window[where].getItem(name), [area, key] as const);
}

/** The course that an address names. */
function idOf(path: string): string {
  const { searchParams } = new URL(path, API);
  return searchParams.get('formationId') ?? searchParams.get('courseId') ?? '';
}
