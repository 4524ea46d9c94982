import type { Page } from '@playwright/test';
import { STEPS } from '../../src/rules/tutorial/step-labels.ts';
import { DEVICES, violations, violationsOnBothDevices } from '../support/axe.ts';
import { tooNarrow } from '../support/overflow.ts';
import { openStep } from '../support/reader.ts';
import { expect, openCatalog, searchBox, test } from '../support/site.ts';

const PAGES = ['/', '/404', '/hors-ligne', '/ressources', '/conseils', '/seller', '/accessibilite'];

/** The states of the home page beyond the one it opens in: how each is reached, and what it changes. */
const STATES: Readonly<Record<string, { parts: string[]; reach: (page: Page) => Promise<void> }>> =
  {
    'results shown': {
      parts: ['.search'],
      reach: async (page) => {
        await searchBox(page).fill('python');
        await expect(page.getByRole('option').first()).toBeVisible();
        await page.keyboard.press('ArrowDown');
      },
    },
    'nothing found': {
      parts: ['.search'],
      reach: async (page) => {
        await searchBox(page).fill('zzzz');
        await expect(page.getByText('Aucun resultat', { exact: true })).toBeVisible();
      },
    },
    'filter applied': {
      parts: ['.catalog'],
      reach: async (page) => {
        // The page scrolls to the list at once: a target on its way under the header would be too small.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.getByText('Filtrer par préférences').click();
        await page.getByRole('button', { name: 'Appliquer les filtres' }).click();
        await expect(page.getByText(/masquée/)).toBeVisible();
      },
    },
  };

for (const path of PAGES) {
  test(`${path} has no accessibility violation, light or dark, and never scrolls sideways (B8, B9)`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await violationsOnBothDevices(page)).toEqual([]);
    expect(await tooNarrow(page)).toEqual([]);
  });
}

test('words marked in what was found have no accessibility violation, light or dark (B8, R6)', async ({
  page,
}) => {
  await page.goto('/ressources?q=boucle+for');
  await expect(page.locator('.tutorial-hit span > mark').first()).toBeVisible();
  expect(await violationsOnBothDevices(page, { include: ['.market'] })).toEqual([]);
});

test('a question without an answer has no accessibility violation, light or dark (B8, G7)', async ({
  page,
}) => {
  await page.goto('/conseils/test');
  await page.getByRole('button', { name: 'Question suivante' }).click();
  await expect(page.getByText('Choisissez une réponse.')).toBeVisible();
  expect(await violationsOnBothDevices(page)).toEqual([]);
});

for (const [state, { parts, reach }] of Object.entries(STATES)) {
  test(`home, ${state}, has no accessibility violation, light or dark (B8)`, async ({ page }) => {
    await openCatalog(page);
    await reach(page);
    expect(await violationsOnBothDevices(page, { include: parts })).toEqual([]);
  });
}

for (const { colorScheme, viewport } of DEVICES) {
  test.describe(`${viewport.width} px, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport });

    test('a tutorial has no accessibility violation (B8)', async ({ page }) => {
      test.slow();
      await page.goto('/ressources/python');
      expect(await violations(page)).toEqual([]);
      // All its steps at once, as without scripts.
      await page.evaluate(() => {
        document.documentElement.removeAttribute('data-step');
        for (const step of document.querySelectorAll('.step')) step.removeAttribute('hidden');
      });
      await expect(page.locator('.step:visible')).toHaveCount(STEPS.length);
      expect(await violations(page, { include: ['.step'] })).toEqual([]);
    });
  });
}

test('no step of a tutorial ever scrolls sideways', async ({ page }) => {
  await page.goto('/ressources/python');
  for (const { key } of STEPS) {
    await openStep(page, key);
    expect(await tooNarrow(page), key).toEqual([]);
  }
});
