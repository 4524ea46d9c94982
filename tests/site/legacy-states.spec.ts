import { violationsInBothThemes } from '../support/axe.ts';
import { LEGACY_PATH, STATES, UNKNOWN_PATH } from '../support/legacy.ts';
import { tooNarrow } from '../support/overflow.ts';
import { shiftOf, watchShift } from '../support/shift.ts';
import { expect, expectIslandsAwake, test } from '../support/site.ts';

test.use({ breaksNetwork: true });

for (const width of [360, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [state, reach] of Object.entries(STATES)) {
      test(`${state}: nothing shifts, no accessibility violation, light or dark`, async ({
        page,
      }) => {
        await watchShift(page);
        await reach(page);
        expect(await shiftOf(page)).toBeLessThan(0.02);
        expect(await violationsInBothThemes(page)).toEqual([]);
      });
    }
  });
}

for (const path of [LEGACY_PATH, UNKNOWN_PATH]) {
  test(`${path} never scrolls sideways`, async ({ page }) => {
    await page.goto(path);
    await expectIslandsAwake(page);
    await expect(page.getByText('Chargement…')).toHaveCount(0);
    expect(await tooNarrow(page)).toEqual([]);
  });
}
