import { violationsOnBothDevices } from '../support/axe.ts';
import { SCREENS } from '../support/screens.ts';
import { API, consentBanner, expect, SITE, test } from '../support/site.ts';

test.use({ consent: null });

for (const [screen, path] of Object.entries(SCREENS)) {
  test(`${screen}: before any click, no third party, no fingerprint; the banner takes a third of 360 × 640 at most, and covers nothing for good (B7)`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    await expect(consentBanner(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const elsewhere = asked.filter((url) => ![SITE, API].includes(new URL(url).origin));
    expect(elsewhere).toEqual([]);
    expect(asked.filter((url) => url.includes('fingerprint'))).toEqual([]);

    const box = await consentBanner(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(640 / 3);
    const [accept, refuse] = await Promise.all(
      ['accept', 'refuse'].map((what) => page.locator(`[data-consent=${what}]`).boundingBox()),
    );
    expect([accept?.width, accept?.height]).toEqual([refuse?.width, refuse?.height]);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const last = page.getByText('© 2024');
    const bottom = async () => ((await last.boundingBox())?.y ?? 0) + 20;
    const top = async () => (await consentBanner(page).boundingBox())?.y ?? 0;
    await expect.poll(async () => (await bottom()) <= (await top())).toBe(true);
  });
}

test('the banner, unfolded, has no accessibility violation, light or dark', async ({ page }) => {
  for (const path of ['/', '/ressources']) {
    await page.goto(path);
    await page.getByText('En savoir plus').click();
    const banner = { include: ['.consent'] };
    expect(await violationsOnBothDevices(page, banner), path).toEqual([]);
  }
});

test('by the keyboard alone', async ({ page }) => {
  await page.goto('/ressources');
  for (let stop = 1; stop <= 2; stop++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(consentBanner(page)).toBeFocused();
  await page.keyboard.press('Tab');
  for (const name of ['Accepter', 'Tout refuser']) {
    await page.keyboard.press('Tab');
    await expect(consentBanner(page).getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(consentBanner(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nobody is asked, and no button is dead', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.consent')).toBeHidden();
    await expect(page.locator('[data-consent=manage]')).toBeHidden();
  });
});
