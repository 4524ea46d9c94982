import type { Page } from '@playwright/test';
import { cell, works } from '../support/cells.ts';
import { SCREENS } from '../support/screens.ts';
import { API, expect, SITE, test } from '../support/site.ts';

const TEN_MINUTES_MS = 600_000;
/** These show what a service answers: who saves data asks for it again by a button. */
const ALIVE = ['home', 'course', 'v2', 'v1'];

for (const [screen, path] of Object.entries(SCREENS)) {
  test.describe('without network', () => {
    test.use({ breaksNetwork: true });

    test(`${cell(screen, 'offlineFirst')}: the browser’s own page, then ours`, async ({
      page,
      context,
    }) => {
      await context.setOffline(true);
      await expect(page.goto(path)).rejects.toThrow('net::ERR_INTERNET_DISCONNECTED');
      await context.setOffline(false);
      await works(page, path);
    });
  });

  test.describe('who accepted everything', () => {
    test.use({ consent: true });

    test(`${cell(screen, 'thirdPartyBlocked')}: none is asked for`, async ({ page }) => {
      const elsewhere: string[] = [];
      await page.route(isElsewhere, (route) => {
        elsewhere.push(route.request().url());
        return route.abort();
      });
      await works(page, path);
      // What comes with the scroll, too.
      await scrollThrough(page);
      await page.waitForLoadState('networkidle');
      expect(elsewhere).toEqual([]);
    });
  });

  test(`${cell(screen, 'slow2g')}: text first, no polling, pictures as they come near`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const connection = { saveData: true, effectiveType: '2g' };
      Object.defineProperty(navigator, 'connection', { value: connection });
    });
    await page.clock.install();
    const kinds: string[] = [];
    page.on('request', (request) => kinds.push(request.resourceType()));
    await works(page, path);
    await page.clock.runFor(3_000);
    await page.waitForLoadState('networkidle');
    expect(kinds).not.toContain('font');
    expect(kinds).not.toContain('media');
    expect(await eagerBelow(page)).toEqual([]);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.clock.runFor(TEN_MINUTES_MS);
    expect(asked).toEqual([]);
    if (!ALIVE.includes(screen)) return;
    const again = page.waitForResponse((response) => response.url().startsWith(`${API}/course?`));
    await page.getByRole('button', { name: 'Actualiser' }).click();
    await again;
  });
}

/** One screen after the other, down to the end. */
function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const end = document.documentElement.scrollHeight;
    for (let top = 0; top < end; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
}

function isElsewhere({ origin, protocol }: URL): boolean {
  return protocol.startsWith('http') && origin !== SITE && origin !== API;
}

/** The pictures below the first screen that do not wait for the scroll. */
function eagerBelow(page: Page): Promise<string[]> {
  return page
    .locator('img:not([loading=lazy])')
    .evaluateAll((pictures) =>
      pictures
        .filter((one) => one.getBoundingClientRect().top >= window.innerHeight)
        .map((one) => one.outerHTML),
    );
}
