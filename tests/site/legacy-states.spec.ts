import { violations } from '../support/axe.ts';
import { LEGACY_PATH, STATES, UNKNOWN_PATH } from '../support/legacy.ts';
import { shiftOf, watchShift } from '../support/shift.ts';
import { expect, expectIslandsAwake, test } from '../support/site.ts';

test.use({ breaksNetwork: true });

const WIDTHS = [320, 360, 576, 768, 992, 1200, 1280, 1440];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      for (const [state, reach] of Object.entries(STATES)) {
        test(`${state}: nothing shifts, no accessibility violation`, async ({ page }) => {
          await watchShift(page);
          await reach(page);
          expect(await shiftOf(page)).toBeLessThan(0.02);
          expect(await violations(page)).toEqual([]);
        });
      }
    });
  }
}

for (const path of [LEGACY_PATH, UNKNOWN_PATH]) {
  test(`${path} never scrolls sideways`, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expectIslandsAwake(page);
      await expect(page.getByText('Chargement…')).toHaveCount(0);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
