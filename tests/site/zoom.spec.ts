import type { Page } from '@playwright/test';
import { FREE, openPlayer, PAID } from '../support/learner.ts';
import { LEGACY_PATH } from '../support/legacy.ts';
import { excessWidth } from '../support/overflow.ts';
import { addStyle, LARGE_TEXT, WIDE_SPACING } from '../support/reader.ts';
import { ALL_SCREENS } from '../support/screens.ts';
import { expect, expectIslandsAwake, openCatalog, test } from '../support/site.ts';

/** How many stops of the keyboard are looked at: those of the header, of the screen, of its bars. */
const MAX_STOPS = 45;

interface Way {
  viewport: { width: number; height: number };
  css?: string;
  /** The keyboard walks where places are tightest. */
  isWalked: boolean;
}

const PHONE = { width: 360, height: 740 };
const WAYS: Readonly<Record<string, Way>> = {
  'text at 200 %': { viewport: PHONE, css: LARGE_TEXT, isWalked: true },
  'wide spacing (1.4.12)': { viewport: PHONE, css: WIDE_SPACING, isWalked: false },
  'a window of 320 × 256 (1.4.10)': { viewport: { width: 320, height: 256 }, isWalked: true },
};

/** The tutorials have a table of their own. */
const { 'ressources-lang': _tutorial, ...paths } = ALL_SCREENS;
const opened = (path: string) => async (page: Page) => {
  await page.goto(path);
  await expectIslandsAwake(page);
};
const STATES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  ...Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, opened(path)])),
  // What comes late pushes the footer down, and with it the link that has the focus.
  home: (page) => openCatalog(page),
  course: async (page) => {
    await opened(paths.course ?? '')(page);
    await expect(page.locator('.course-outline')).toBeVisible();
  },
  v1: async (page) => {
    await page.goto(LEGACY_PATH);
    await expect(page.locator('.legacy-video').first()).toBeVisible();
  },
  v2: (page) => openPlayer(page, FREE),
  'v2 locked': (page) => openPlayer(page, PAID),
  order: async (page) => {
    await openPlayer(page, PAID);
    await page.locator('.buy-bar').getByRole('button').click();
  },
  menu: async (page) => {
    await page.goto('/ressources');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
  },
};

for (const [state, open] of Object.entries(STATES)) {
  test(`${state}: no sideways scroll, and what has the focus is in sight (B9)`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [way, { viewport, css, isWalked }] of Object.entries(WAYS)) {
      await test.step(way, async () => {
        await page.setViewportSize(viewport);
        await open(page);
        if (css) await addStyle(page, css);
        expect(await excessWidth(page), 'pixels too wide').toBeLessThanOrEqual(0);
        if (isWalked) expect(await hiddenStops(page)).toEqual([]);
      });
    }
  });
}

test.describe('while the banner asks', () => {
  test.use({ consent: null, viewport: { width: 320, height: 256 } });

  test('in a window of 320 × 256 nothing stays over the text', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['/', '/ressources', '/seller']) {
      await page.goto(path);
      await page.evaluate(() => window.scrollTo(0, 600));
      const bars = await page.evaluate(() =>
        ['.header', '.consent']
          .map((one) => document.querySelector(one)?.getBoundingClientRect())
          .filter((box) => box && box.bottom > 0 && box.top < innerHeight),
      );
      expect(bars, path).toEqual([]);
      expect(await excessWidth(page), path).toBeLessThanOrEqual(0);
    }
  });

  test('the choice is the second stop of the keyboard', async ({ page }) => {
    await page.goto('/ressources');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Choisir pour vos données' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Accepter' })).toBeFocused();
  });
});

test('once the choice is made, no link leads to it', async ({ page }) => {
  await page.goto('/ressources');
  await expect(page.locator('.to-consent')).toBeHidden();
});

/** The stops of the keyboard of which no part is in sight: out of the screen, or under something. */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return { isLast: true, hidden: '' };
      const boxes = [...focused.getClientRects()];
      const parts = [0.1, 0.5, 0.9];
      const isSeen = boxes.some((box) =>
        parts.some((x) =>
          parts.some((y) => {
            const hit = document.elementFromPoint(box.x + x * box.width, box.y + y * box.height);
            return hit && (focused.contains(hit) || hit.contains(focused)) && hit !== document.body;
          }),
        ),
      );
      return { isLast: false, hidden: isSeen ? '' : focused.outerHTML.slice(0, 120) };
    });
    if (found.isLast) break;
    if (found.hidden) hidden.push(found.hidden);
  }
  return hidden;
}
