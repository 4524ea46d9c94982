import type { Page } from '@playwright/test';
import { STEPS } from '../../src/rules/tutorial/step-labels.ts';
import type { StepKey } from '../../src/rules/tutorial/steps.ts';
import { violationsInBothThemes } from '../support/axe.ts';
import { excessWidth, tooNarrow } from '../support/overflow.ts';
import { expect, openCatalog, searchBox, test } from '../support/site.ts';

const PAGES = ['/', '/404', '/hors-ligne', '/ressources', '/conseils', '/seller', '/accessibilite'];
const PYTHON = '/ressources/python';

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
    // The page scrolls to the list at once: a target on its way under the header would be too small.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByText('Filtrer par préférences').click();
    await page.getByRole('button', { name: 'Appliquer les filtres' }).click();
    await expect(page.getByText(/masquée/)).toBeVisible();
  },
} satisfies Record<string, (page: Page) => Promise<void>>;

for (const width of [360, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of PAGES) {
      test(`${path} has no accessibility violation, light or dark (B8)`, async ({ page }) => {
        await page.goto(path);
        expect(await violationsInBothThemes(page)).toEqual([]);
      });
    }

    test('no step of a tutorial has an accessibility violation, light or dark', async ({
      page,
    }) => {
      // Eight steps, read twice each.
      test.slow();
      await page.goto(PYTHON);
      for (const { key } of STEPS) {
        await openStep(page, key);
        expect(await violationsInBothThemes(page), key).toEqual([]);
      }
    });

    for (const [state, reach] of Object.entries(STATES)) {
      test(`home, ${state}, has no accessibility violation, light or dark (B8)`, async ({
        page,
      }) => {
        await openCatalog(page);
        await reach(page);
        expect(await violationsInBothThemes(page)).toEqual([]);
      });
    }
  });
}

for (const path of PAGES) {
  test(`${path} never scrolls sideways (B9)`, async ({ page }) => {
    await page.goto(path);
    expect(await tooNarrow(page)).toEqual([]);
  });
}

test('no step of a tutorial ever scrolls sideways', async ({ page }) => {
  await page.goto(PYTHON);
  for (const { key } of STEPS) {
    await openStep(page, key);
    expect(await tooNarrow(page), key).toEqual([]);
  }
});

test('text at 200 % and wide spacing stays on a phone’s screen (B9)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCatalog(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    document.body.style.setProperty('line-height', '1.5');
    document.body.style.setProperty('letter-spacing', '0.12em');
    document.body.style.setProperty('word-spacing', '0.16em');
  });
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
});

/** Another step of the tutorial that is open, as its link in the list of steps opens it. */
async function openStep(page: Page, key: StepKey): Promise<void> {
  await page.evaluate((name) => {
    document.querySelector<HTMLElement>(`a[data-step-link="${name}"]`)?.click();
  }, key);
  await expect(page.locator('.step:visible')).toHaveId(key);
}
