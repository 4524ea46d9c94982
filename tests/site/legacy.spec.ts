import { violationsOnBothDevices } from '../support/axe.ts';
import { PACKS } from '../support/content.ts';
import { LEGACY, LEGACY_PATH, players, STATES } from '../support/legacy.ts';
import { tooNarrow } from '../support/overflow.ts';
import { shiftOf, watchShift } from '../support/shift.ts';
import { expect, test } from '../support/site.ts';
import { KB, weigh } from '../support/weigh.ts';

test.use({ breaksNetwork: true });

test('each free course opens from its address alone, with its videos, and loads none before a tap', async ({
  page,
}) => {
  const media: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/media/sections/')) media.push(request.url());
  });
  for (const { id, title, videos } of PACKS) {
    await page.goto(`/v1/course?courseId=${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('--- FCFA', { exact: true })).toBeVisible();
    await expect(page.locator('.course-facts')).toContainText(`Catégorie :${title}`);
    await expect(page.getByText('Avantages indisponibles')).toBeVisible();
    await expect(players(page)).toHaveCount(videos);
    await expect(page).toHaveTitle(`${title} · Jàngal`);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title);
  }
  expect(media).toEqual([]);
  await players(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('video')).toBeFocused();
});

test('an unknown course leaves the free courses at hand', async ({ page }) => {
  await STATES.missing(page);
  await page.getByRole('link', { name: `Voir les vidéos : ${LEGACY.title}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LEGACY.title);
});

test('weighs HTML + CSS ≤ 20 KB, JavaScript ≤ 85 KB, brotli, and nothing shifts on a computer (B3)', async ({
  page,
}) => {
  await watchShift(page);
  const { text, script } = await weigh(page, () => STATES.found(page));
  console.log(`v1, brotli: HTML + CSS ${text}, JS ${script} bytes`);
  expect(text).toBeLessThanOrEqual(20 * KB);
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(85 * KB);
  expect(await shiftOf(page)).toBeLessThan(0.02);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const [state, reach] of Object.entries(STATES)) {
    test(`${state}: nothing shifts, no accessibility violation, light or dark, no sideways scroll`, async ({
      page,
    }) => {
      await watchShift(page);
      await reach(page);
      expect(await shiftOf(page)).toBeLessThan(0.02);
      expect(await violationsOnBothDevices(page)).toEqual([]);
      expect(await tooNarrow(page)).toEqual([]);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how to go on: the free courses, and no dead control', async ({ page }) => {
    await page.goto(LEGACY_PATH);
    const notice = page.locator('.legacy-notice');
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('Activez JavaScript pour voir les vidéos');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tutoriel vidéo gratuit');
    await expect(page.getByRole('link', { name: /^Voir les vidéos/ })).toHaveCount(PACKS.length);
    await expect(page.locator('.spinner')).toBeHidden();
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  });
});
