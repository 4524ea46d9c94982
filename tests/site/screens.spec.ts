import type { Page } from '@playwright/test';
import { SCREENS } from '../support/screens.ts';
import { API, expect, expectIslandsAwake, test } from '../support/site.ts';

/** The cells of group B follow each other, fourteen for each screen (faults.json). */
const FIRST_CELL: Readonly<Record<string, number>> = {
  home: 1,
  course: 15,
  v2: 29,
  v1: 43,
  ressources: 57,
  'ressources-lang': 71,
  conseils: 85,
  seller: 99,
  404: 113,
};
const FAULTS = ['cookiesBlocked', 'storageThrows', 'quota', 'poisoned', 'clock'] as const;
const YEAR_MS = 365 * 24 * 3_600_000;
const HOUR_MS = 3_600_000;
/** A page that asks more often than its polls has lost its sense of time. */
const MOST_CALLS_A_MINUTE = 40;

for (const [screen, path] of Object.entries(SCREENS)) {
  test(`${cell(screen, 'storageThrows')}: page works, nothing saved`, async ({ page }) => {
    await page.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, area, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    await works(page, path);
  });

  test(`${cell(screen, 'quota')}: page works, console only`, async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await works(page, path);
  });

  test(`${cell(screen, 'poisoned')}: ignored, logged`, async ({ page }) => {
    await page.addInitScript(() => {
      const keys = ['courseDetails', 'courseDetailsFields', 'LastRessourcesViews', 'readSteps'];
      keys.push('rgpd_consent', 'session', 'theme', 'catalogPreferences', 'consentHidden');
      for (const area of [localStorage, sessionStorage]) {
        for (const key of keys) area.setItem(key, '{"__proto__":{"id":');
      }
      history.replaceState({ nom: 1, pricing: {} }, '');
    });
    await works(page, path);
  });

  for (const [sign, years] of [
    ['+', 1],
    ['−', -1],
  ] as const) {
    test(`${cell(screen, 'clock')}, ${sign}1 year: no loop`, async ({ page }) => {
      await page.clock.install({ time: Date.now() + years * YEAR_MS });
      await works(page, path);
      let calls = 0;
      page.on('request', (request) => {
        if (request.url().startsWith(API)) calls += 1;
      });
      await page.clock.runFor(60_000);
      expect(calls).toBeLessThan(MOST_CALLS_A_MINUTE);
    });
  }

  test(`${screen}: hidden for an hour, it asks nothing`, async ({ page }) => {
    await page.clock.install();
    await works(page, path);
    await page.clock.runFor(3_000);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.clock.runFor(HOUR_MS);
    expect(asked).toEqual([]);
  });
}

function cell(screen: string, fault: (typeof FAULTS)[number]): string {
  const number = (FIRST_CELL[screen] ?? 0) + FAULTS.indexOf(fault);
  return `B-${String(number).padStart(3, '0')} ${screen} ${fault}`;
}

/** The page says what it is about; the fixture sees to the rest: no error, no violation. */
async function works(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expectIslandsAwake(page);
}
