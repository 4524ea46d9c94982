import { PACKS } from '../support/content.ts';
import { LEGACY, LEGACY_PATH, MISSING, players, STATES } from '../support/legacy.ts';
import { expect, test } from '../support/site.ts';
import { KB, weigh } from '../support/weigh.ts';

test.use({ breaksNetwork: true });

test.describe('/v1/course', () => {
  for (const { id, title, videos } of PACKS) {
    test(`${id} opens from its address alone, with its videos`, async ({ page }) => {
      const media: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/media/sections/')) media.push(request.url());
      });
      await page.goto(`/v1/course?courseId=${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText('--- FCFA', { exact: true })).toBeVisible();
      await expect(page.locator('.course-facts')).toContainText(`Catégorie :${title}`);
      await expect(page.getByText('Avantages indisponibles')).toBeVisible();
      await expect(players(page)).toHaveCount(videos);
      await expect(page).toHaveTitle(`${title} · Jàngal`);
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title);
      expect(media).toEqual([]);
    });
  }

  test('a video is opened by the keyboard alone', async ({ page }) => {
    await page.goto(LEGACY_PATH);
    await players(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('video')).toBeVisible();
    await expect(page.locator('video')).toBeFocused();
  });

  test('an unknown course leaves the free courses at hand', async ({ page }) => {
    await STATES.missing(page);
    await page.getByRole('link', { name: `Voir les vidéos : ${LEGACY.title}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LEGACY.title);
  });

  test('weighs HTML + CSS ≤ 20 KB, JavaScript ≤ 85 KB, brotli (B3)', async ({ page }) => {
    const { text, script } = await weigh(page, () => STATES.found(page));
    console.log(`v1, brotli: HTML + CSS ${text}, JS ${script} bytes`);
    expect(text).toBeLessThanOrEqual(20 * KB);
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(85 * KB);
  });
});

test('an address that holds anything gives the known message, on the same page', async ({
  page,
  baseURL,
}) => {
  for (const query of [
    '',
    '?courseId=',
    '?courseId=%E0%A4%A',
    `?courseId=%25${hex(LEGACY.id[0])}${LEGACY.id.slice(1)}`,
    '?courseId=javascript:alert(1)',
    '?courseId=//evil.tld',
    '?courseId=../..',
    `?courseId=${'a'.repeat(10_000)}`,
    '?courseId=%F0%9F%A7%B5%E2%80%AE',
    '?courseId=__proto__',
    '?courseId=<script>alert(1)</script>',
    `?courseId=inconnu&courseId=${LEGACY.id}`,
  ]) {
    await page.goto(`/v1/course${query}`);
    await expect(page.getByRole('heading', { level: 1 }), query.slice(0, 40)).toHaveText(MISSING);
    const { origin, pathname } = new URL(page.url());
    expect([origin, pathname]).toEqual([baseURL, '/v1/course']);
  }
});

test('B-044 with every storage blocked, the videos are there', async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await STATES.found(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('B-054 the page says how to go on: the free courses, and no dead control', async ({
    page,
  }) => {
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

/** « p » → 70: with « % » before it, the letter as an address may write it. */
function hex(letter = ''): string {
  return letter.charCodeAt(0).toString(16);
}
