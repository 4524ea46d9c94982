import { PACKS } from '../support/content.ts';
import {
  EMPTY,
  LEGACY,
  LEGACY_PATH,
  MISSING,
  players,
  STATES,
  VIDEOS_CALL,
} from '../support/legacy.ts';
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

  test('a tap plays a video, one player at a time', async ({ page }) => {
    await page.goto(LEGACY_PATH);
    await players(page).first().click();
    const [first, second] = [page.locator('video').first(), page.locator('video').nth(1)];
    const time = (video: typeof first) =>
      video.evaluate((element: HTMLVideoElement) => element.currentTime);
    const isPaused = (video: typeof first) =>
      video.evaluate((element: HTMLVideoElement) => element.paused);
    await expect.poll(() => time(first)).toBeGreaterThan(0);
    await players(page).first().click();
    await expect.poll(() => time(second)).toBeGreaterThan(0);
    expect(await isPaused(first)).toBe(true);
    expect(await isPaused(second)).toBe(false);
  });

  test('a video is opened by the keyboard alone', async ({ page }) => {
    await page.goto(LEGACY_PATH);
    await players(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('video')).toBeVisible();
    await expect(page.locator('video')).toBeFocused();
  });

  test('a reload keeps the course that a navigation state brought', async ({ page }) => {
    await page.goto('/v1/course');
    const state = {
      id: 'ailleurs',
      title: 'Venu d’ailleurs',
      description: 'Une page.',
      banner: '',
    };
    await page.evaluate((one) => history.replaceState(one, '', '?courseId=ailleurs'), state);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(state.title);
    await page.goto('/');
    await page.goto('/v1/course?courseId=ailleurs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(state.title);
  });

  test('an unknown course leaves the free courses at hand', async ({ page }) => {
    await STATES.missing(page);
    await page.getByRole('link', { name: `Voir les vidéos : ${LEGACY.title}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LEGACY.title);
  });

  test('« Réessayer » brings the videos once the service is back', async ({ page }) => {
    await STATES.failed(page);
    await expect(page.getByText(EMPTY)).toBeVisible();
    await page.unroute(VIDEOS_CALL);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(players(page)).toHaveCount(LEGACY.videos);
    await expect(page.getByText(EMPTY)).toBeHidden();
  });

  test('weighs HTML + CSS ≤ 20 KB, JavaScript ≤ 85 KB, brotli (B3)', async ({ page }) => {
    const { text, script } = await weigh(page, () => STATES.found(page));
    console.log(`v1, brotli: HTML + CSS ${text}, JS ${script} bytes`);
    expect(text).toBeLessThanOrEqual(20 * KB);
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(85 * KB);
  });
});

const PAYLOADS = [
  { id: 'U-061 absent', query: '' },
  { id: 'U-062 empty', query: '?courseId=' },
  { id: 'U-063 malformed-%', query: '?courseId=%E0%A4%A' },
  { id: 'U-064 double-encoded', query: `?courseId=%25${hex(LEGACY.id[0])}${LEGACY.id.slice(1)}` },
  { id: 'U-065 javascript:', query: '?courseId=javascript:alert(1)' },
  { id: 'U-066 //evil.tld', query: '?courseId=//evil.tld' },
  { id: 'U-067 ../..', query: '?courseId=../..' },
  { id: 'U-068 10,000 chars', query: `?courseId=${'a'.repeat(10_000)}` },
  { id: 'U-069 emoji+RLO', query: '?courseId=%F0%9F%A7%B5%E2%80%AE' },
  { id: 'U-070 __proto__', query: '?courseId=__proto__' },
  { id: 'U-071 <script>', query: '?courseId=<script>alert(1)</script>' },
  { id: 'U-072 repeated', query: `?courseId=inconnu&courseId=${LEGACY.id}` },
];
for (const { id, query } of PAYLOADS) {
  test(`${id}: the known message, on the same page`, async ({ page, baseURL }) => {
    await page.goto(`/v1/course${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(MISSING);
    expect(new URL(page.url()).origin).toBe(baseURL);
    expect(new URL(page.url()).pathname).toBe('/v1/course');
  });
}

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
