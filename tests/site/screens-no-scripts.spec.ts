import type { Page } from '@playwright/test';
import { cell } from '../support/cells.ts';
import { SCREENS } from '../support/screens.ts';
import { expect, SITE, test } from '../support/site.ts';

/** Without scripts these do nothing, unless the browser itself gives them something to do. */
const CONTROLS = 'button, select, textarea, input, [role=button], [role=tab], a:not([href])';
/** A popover’s opener, a form that is sent, a choice that styles answer. */
const ALIVE = '[popovertarget], form[action] *, .quiz input[type=radio]';

test.use({ javaScriptEnabled: false });

for (const [screen, path] of Object.entries(SCREENS)) {
  test(`${cell(screen, 'noJs')}: it reads, its links work, no control is dead`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('.spinner:visible')).toHaveCount(0);
    expect(await deadControls(page)).toEqual([]);
    const places = await innerLinks(page);
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) expect((await page.request.head(place)).status(), place).toBe(200);
  });
}

for (const screen of ['course', 'v2']) {
  test(`${screen} says that it needs JavaScript, and leads to what does not`, async ({ page }) => {
    await page.goto(SCREENS[screen] ?? '');
    const main = page.getByRole('main');
    await expect(main.locator('noscript p')).toContainText('Cette page a besoin de JavaScript');
    await expect(main.getByRole('link', { name: 'nos formations' })).toHaveAttribute('href', '/');
    await expect(main.getByRole('link', { name: 'nos ressources' })).toHaveAttribute(
      'href',
      '/ressources',
    );
  });
}

function deadControls(page: Page): Promise<string[]> {
  return page
    .locator(CONTROLS)
    .evaluateAll(
      (controls, alive) =>
        controls
          .filter((one) => one.checkVisibility() && !one.matches(alive))
          .map((one) => one.outerHTML),
      ALIVE,
    );
}

/** The pages of ours that the page leads to. */
function innerLinks(page: Page): Promise<string[]> {
  return page.locator('main a[href]').evaluateAll((links, site) => {
    const urls = links
      .filter((link) => link.checkVisibility())
      .map((link) => new URL((link as HTMLAnchorElement).href));
    const ours = urls.filter(({ origin }) => origin === site);
    return [...new Set(ours.map(({ pathname }) => site + pathname))];
  }, SITE);
}
