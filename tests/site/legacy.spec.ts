import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { API, expect, test } from '../support/site.ts';
import { KB, weigh } from '../support/weigh.ts';

test.use({ breaksNetwork: true });

const PACKS = [
  { id: 'programmation-python', title: 'Programmation Python, les bases en vidéo', videos: 3 },
  { id: 'pack-frontend-web', title: 'Pack Frontend Web, de la page au premier clic', videos: 3 },
  { id: 'pack-full-stack-web', title: 'Pack Full Stack Web, du navigateur au serveur', videos: 4 },
  {
    id: 'pack-backend-web',
    title: 'Pack Backend Web, Node.js, MySQL et authentification',
    videos: 4,
  },
] as const;
const PAGE = `/v1/course?courseId=${PACKS[3].id}`;
const UNKNOWN = '/v1/course?courseId=inconnu';
const CALL = `${API}/course?version=1*`;
const EMPTY = 'Aucune section ajoutée.';
const MISSING = 'Aucune formation trouvée.';
const WIDTHS = [320, 360, 576, 768, 992, 1200, 1280, 1440];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Each state of the page, and how it is reached. */
const STATES = {
  loading: async (page) => {
    await page.route(CALL, () => undefined);
    await page.goto(PAGE);
    await expect(page.getByText('Avantages indisponibles')).toBeVisible();
    await expect(page.getByText('Chargement…')).toBeAttached();
  },
  found: async (page) => {
    await page.goto(PAGE);
    await expect(players(page)).toHaveCount(4);
  },
  playing: async (page) => {
    await page.goto(PAGE);
    await players(page).first().click();
    await expect(page.locator('video')).toBeVisible();
  },
  empty: async (page) => {
    await answer(page, { courses: [] });
    await page.goto(PAGE);
    await expect(page.getByText(EMPTY)).toBeVisible();
  },
  failed: async (page) => {
    await page.clock.install();
    await page.route(CALL, (route) => route.abort());
    await page.goto(PAGE);
    await expect(page.getByText('Avantages indisponibles')).toBeVisible();
    await passRetries(page);
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
  missing: async (page) => {
    await page.goto(UNKNOWN);
    await expect(page.getByRole('heading', { name: MISSING })).toBeVisible();
  },
} satisfies Record<string, (page: Page) => Promise<void>>;

test.describe('the four cards of the home page', () => {
  test('say what the specification says, and lead to their videos', async ({ page }) => {
    await page.goto('/');
    const section = page.getByRole('region', { name: 'Tutoriels vidéo gratuits' });
    const cards = section.getByRole('listitem');
    await expect(cards).toHaveCount(PACKS.length);
    for (const [place, { id, title }] of PACKS.entries()) {
      const card = cards.nth(place);
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(title);
      await expect(card.getByText('Cours gratuits', { exact: true })).toBeVisible();
      await expect(card.locator('.course-text')).toHaveText(/.{30}/);
      expect(await card.locator('.price').textContent()).toBe('Prix : -- fr');
      const link = card.getByRole('link', { name: `Voir les vidéos : ${title}` });
      await expect(link).toHaveText('Voir les vidéos');
      await expect(link).toHaveAttribute('href', `/v1/course?courseId=${id}`);
    }
    await cards.nth(1).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PACKS[1].title);
  });

  test('come after the catalogue, before the resources', async ({ page }) => {
    await page.goto('/');
    const titles = await page.locator('main h2').allTextContents();
    expect(titles.slice(0, 3)).toEqual([
      'Nos formations',
      'Tutoriels vidéo gratuits',
      'Ressources gratuites à lire',
    ]);
  });

  test('their banners load when they come near, and all of them load', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    const banners = page.locator('.free-courses .cover-picture');
    await expect(banners).toHaveCount(PACKS.length);
    for (const banner of await banners.all()) {
      await expect(banner).toHaveAttribute('loading', 'lazy');
      await banner.scrollIntoViewIfNeeded();
      await expect
        .poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    const logos = page.locator('.free-courses .cover-logo img');
    for (const logo of await logos.all()) {
      await logo.scrollIntoViewIfNeeded();
      await expect
        .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
  });
});

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
    await page.goto(PAGE);
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
    await page.goto(PAGE);
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

  test('an unknown course leaves the four packs at hand', async ({ page }) => {
    await STATES.missing(page);
    await page.getByRole('link', { name: `Voir les vidéos : ${PACKS[0].title}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PACKS[0].title);
  });

  test('« Réessayer » brings the videos once the service is back', async ({ page }) => {
    await STATES.failed(page);
    await expect(page.getByText(EMPTY)).toBeVisible();
    await page.unroute(CALL);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(players(page)).toHaveCount(4);
    await expect(page.getByText(EMPTY)).toBeHidden();
  });

  test('weighs HTML + CSS ≤ 20 KB, JavaScript ≤ 85 KB, brotli', async ({ page }) => {
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
  { id: 'U-064 double-encoded', query: '?courseId=%2570ack-frontend-web' },
  { id: 'U-065 javascript:', query: '?courseId=javascript:alert(1)' },
  { id: 'U-066 //evil.tld', query: '?courseId=//evil.tld' },
  { id: 'U-067 ../..', query: '?courseId=../..' },
  { id: 'U-068 10,000 chars', query: `?courseId=${'a'.repeat(10_000)}` },
  { id: 'U-069 emoji+RLO', query: '?courseId=%F0%9F%A7%B5%E2%80%AE' },
  { id: 'U-070 __proto__', query: '?courseId=__proto__' },
  { id: 'U-071 <script>', query: '?courseId=<script>alert(1)</script>' },
  { id: 'U-072 repeated', query: '?courseId=inconnu&courseId=pack-backend-web' },
];
for (const { id, query } of PAYLOADS) {
  test(`${id}: the known message, on the same page`, async ({ page, baseURL }) => {
    await page.goto(`/v1/course${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(MISSING);
    expect(new URL(page.url()).origin).toBe(baseURL);
    expect(new URL(page.url()).pathname).toBe('/v1/course');
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      for (const [state, reach] of Object.entries(STATES)) {
        test(`${state}: nothing shifts, no accessibility violation`, async ({ page }) => {
          await page.addInitScript(countShifts);
          await reach(page);
          expect(
            await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0)),
          ).toBeLessThanOrEqual(0.02);
          const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
        });
      }
    });
  }
}

for (const path of [PAGE, UNKNOWN]) {
  test(`${path} never scrolls sideways`, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      await expect(page.getByText('Chargement…')).toHaveCount(0);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, `at ${width} px`).toBeLessThanOrEqual(0);
    }
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

  test('B-054 the page says how to go on: the four packs, and no dead control', async ({
    page,
  }) => {
    await page.goto(PAGE);
    const notice = page.locator('.legacy-notice');
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('Activez JavaScript pour voir les vidéos');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tutoriel vidéo gratuit');
    await expect(page.getByRole('link', { name: /^Voir les vidéos/ })).toHaveCount(4);
    await expect(page.locator('.spinner')).toBeHidden();
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  });
});

function players(page: Page) {
  return page.getByRole('button', { name: /^Lire la vidéo/ });
}

/** The videos’ call gets this answer, as the API’s own origin would give it. */
async function answer(page: Page, json: object): Promise<void> {
  await page.route(CALL, (route) => {
    const { origin } = new URL(page.url());
    return route.fulfill({
      json,
      headers: {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Credentials': 'true',
      },
    });
  });
}

/** Four tries, at 0, 1, 3 and 7 seconds, and the second before the verdict. */
async function passRetries(page: Page): Promise<void> {
  for (let second = 0; second < 12; second++) await page.clock.runFor(1_000);
}

function countShifts(): void {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
    document.documentElement.dataset.shift = String(sum);
  }).observe({ type: 'layout-shift', buffered: true });
}
