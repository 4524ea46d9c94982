import { STEPS } from '../../src/rules/tutorial/steps.ts';
import { violations } from '../support/axe.ts';
import { expect, openCatalog, searchBox, test } from '../support/site.ts';

const WIDTHS = [320, 360, 576, 768, 992, 1200, 1280, 1440];
const PAGES = [
  '/',
  '/404',
  '/hors-ligne',
  '/ressources',
  '/conseils',
  '/seller',
  ...STEPS.map(({ key }) => `/ressources/python?tabs=${key}`),
];

/** The states of the home page beyond the one it opens in. */
const STATES = {
  'results shown': async (page) => {
    await searchBox(page).fill('python');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
  },
  'nothing found': async (page) => {
    await searchBox(page).fill('zzzz');
    await expect(page.getByText('Aucun resultat', { exact: true })).toBeVisible();
  },
  'filter applied': async (page) => {
    await page.getByText('Filtrer par préférences').click();
    await page.getByRole('button', { name: 'Appliquer les filtres' }).click();
    await expect(page.getByText(/masquée/)).toBeVisible();
  },
} satisfies Record<string, (page: import('@playwright/test').Page) => Promise<void>>;

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      for (const path of PAGES) {
        test(`${path} has no accessibility violation (B8)`, async ({ page }) => {
          await page.goto(path);
          expect(await violations(page)).toEqual([]);
        });
      }

      for (const [state, reach] of Object.entries(STATES)) {
        test(`home, ${state}, has no accessibility violation`, async ({ page }) => {
          await openCatalog(page);
          await reach(page);
          expect(await violations(page)).toEqual([]);
        });
      }
    });
  }
}

for (const path of PAGES) {
  test(`${path} never scrolls sideways (B9)`, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test('text at 200 % and wide spacing stays on a phone’s screen (B9)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCatalog(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    document.body.style.setProperty('line-height', '1.5');
    document.body.style.setProperty('letter-spacing', '0.12em');
    document.body.style.setProperty('word-spacing', '0.16em');
  });
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBeLessThanOrEqual(0);
});
