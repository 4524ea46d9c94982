import type { Page } from '@playwright/test';
import { FREE, openPlayer, PAID } from '../support/learner.ts';
import { LEGACY_PATH } from '../support/legacy.ts';
import { excessWidth } from '../support/overflow.ts';
import { ALL_SCREENS } from '../support/screens.ts';
import { expect, expectIslandsAwake, openCatalog, test } from '../support/site.ts';

/** How many stops of the keyboard are looked at: those of the header, of the screen, of its bars. */
const MAX_STOPS = 45;
/** WCAG 1.4.12, on everything. */
const WIDE_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important }`;

interface Way {
  viewport: { width: number; height: number };
  set?: (page: Page) => Promise<unknown>;
}

const WAYS: Readonly<Record<string, Way>> = {
  'text at 200 %': {
    viewport: { width: 360, height: 740 },
    set: (page) => style(page, 'html { font-size: 212.5% !important }'),
  },
  'wide spacing (1.4.12)': {
    viewport: { width: 360, height: 740 },
    set: (page) => style(page, WIDE_SPACING),
  },
  'a window of 320 × 256 (1.4.10)': { viewport: { width: 320, height: 256 } },
  'forced colours': {
    viewport: { width: 360, height: 740 },
    set: (page) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }),
  },
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

for (const [way, { viewport, set }] of Object.entries(WAYS)) {
  test.describe(way, () => {
    test.use({ viewport });

    for (const [state, open] of Object.entries(STATES)) {
      test(`${state}: no sideways scroll, and what has the focus is in sight (B9)`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page);
        await set?.(page);
        expect(await excessWidth(page), 'pixels too wide').toBeLessThanOrEqual(0);
        expect(await hiddenStops(page)).toEqual([]);
      });
    }
  });
}

test.describe('while the banner asks', () => {
  test.use({ consent: null, viewport: { width: 320, height: 256 } });

  for (const path of ['/', '/ressources', '/seller']) {
    test(`${path} in a window of 320 × 256: nothing stays over the text`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await page.evaluate(() => window.scrollTo(0, 600));
      const bars = await page.evaluate(() =>
        ['.header', '.consent']
          .map((one) => document.querySelector(one)?.getBoundingClientRect())
          .filter((box) => box && box.bottom > 0 && box.top < innerHeight),
      );
      expect(bars).toEqual([]);
      expect(await excessWidth(page)).toBeLessThanOrEqual(0);
    });
  }

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

/** A style of the reader's own. */
function style(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}

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
