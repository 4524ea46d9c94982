import { STEPS } from '../../src/rules/tutorial/step-labels.ts';
import { excessWidth } from '../support/overflow.ts';
import { addStyle, LARGE_TEXT, openStep, WIDE_SPACING } from '../support/reader.ts';
import { expect, test } from '../support/site.ts';

const PYTHON = '/ressources/python';

const CHANGES = { 'text at 200 %': LARGE_TEXT, 'wide spacing': WIDE_SPACING };

for (const [change, css] of Object.entries(CHANGES)) {
  test(`${change}: no step leaves a phone, and its bar shows all its buttons (B9)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(PYTHON);
    await addStyle(page, css);
    for (const { key } of STEPS) {
      await openStep(page, key);
      expect(await excessWidth(page), key).toBeLessThanOrEqual(0);
    }
    await openStep(page, 'bases');
    await page.mouse.wheel(0, 400);
    const bar = page.locator('.bottom-bar');
    await expect(bar.getByRole('link', { name: 'Revenir en haut' })).toBeVisible();
    for (const control of await bar.locator('> :visible').all()) {
      const box = await control.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 360 && box.y + box.height <= 740).toBe(true);
    }
  });
}

test.describe('at 400 %, nothing chosen', () => {
  test.use({ consent: null, viewport: { width: 320, height: 256 } });

  test('neither the banner nor the bar stands over the text (1.4.10)', async ({ page }) => {
    await page.goto(`${PYTHON}?tabs=bases`);
    await page.mouse.wheel(0, 1_500);
    for (const selector of ['.consent', '.bottom-bar']) {
      await expect(page.locator(selector)).toBeVisible();
      await expect(page.locator(selector)).not.toBeInViewport();
    }
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
    await page.locator('.consent').scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Tout refuser' })).toBeInViewport();
  });
});

test('on a phone that is asked, the bar waits at the end of the page', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(`${PYTHON}?tabs=bases`);
  const banner = page.locator('.consent');
  await expect(banner).toBeInViewport();
  await expect(page.locator('.bottom-bar')).not.toBeInViewport();
  const { height = 0 } = (await banner.boundingBox()) ?? {};
  expect(height).toBeLessThan(740 / 4);
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await expect(page.locator('.bottom-bar')).toBeInViewport();
  await page.close();
});

test('in colours of the reader’s own, a woven band is told from one to come', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('woven', JSON.stringify({ python: ['intro', 'bases'] }));
  });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${PYTHON}?tabs=bases`);
  const tiles = page.locator('#bases .progress-cloth i');
  const widths = await tiles.evaluateAll((all) =>
    all.map((one) =>
      one.checkVisibility({ visibilityProperty: true }) ? getComputedStyle(one).borderTopWidth : '',
    ),
  );
  expect(widths).toEqual(['8px', '1px', '8px', ...Array(5).fill('1px')]);
});
