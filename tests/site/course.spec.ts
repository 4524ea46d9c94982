import type { Page } from '@playwright/test';
import { violationsInBothThemes } from '../support/axe.ts';
import { cell } from '../support/cells.ts';
import { COURSES, grouped, oneOf } from '../support/content.ts';
import { FREE, openPlayer, PAID, playerPath } from '../support/learner.ts';
import { excessWidth } from '../support/overflow.ts';
import { shiftOf, watchShift } from '../support/shift.ts';
import { expect, test } from '../support/site.ts';
import { weigh } from '../support/weigh.ts';

test.use({ breaksNetwork: true });

const DETAIL = `/course?${new URLSearchParams({ nom: PAID.name, categorie: PAID.category, id: PAID.id })}`;
const EMPTY = 'Aucune formation disponible pour le moment.';
const MISSING = 'Aucune formation trouvée.';
const PAYLOADS = [
  '',
  '%',
  '%2541',
  'javascript:alert(1)',
  '//evil.tld',
  '../..',
  'x'.repeat(5_000),
  '😀\u202e',
  '__proto__',
  '<script>alert(1)</script>',
];

test('/course shows its banner, its cards and its buttons (D6, D7, D8)', async ({ page }) => {
  await page.goto(DETAIL);
  await expect(page.getByRole('heading', { level: 1, name: PAID.shownName })).toBeVisible();
  for (const text of ['Payante', 'Langue :', 'Modalité :', 'Options d’accès']) {
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect(page.locator('.course-price')).toContainText('Prix d’achat :');
  await expect(page.locator('.course-facts')).toContainText(`${grouped(PAID.price)} fr (`);
  await expect(
    page.getByRole('link', { name: 'Regarder les sections de la formation' }),
  ).toHaveAttribute('href', `${playerPath(PAID).replace(/%20/g, '+')}#sections`);
  await page.goto(`/course?id=${FREE.id}`);
  await expect(page.getByText('Gratuite').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Visionner gratuitement' })).toBeVisible();
});

test('/v2/course opens from a link alone, free sections at once, nothing loaded before a tap', async ({
  page,
}) => {
  const media: string[] = [];
  page.on(
    'request',
    (request) => /\/media\/sections\//.test(request.url()) && media.push(request.url()),
  );
  await openPlayer(page, FREE);
  await expect(page.getByText('premium users')).toHaveCount(0);
  const sections = page.locator('details.section');
  for (const section of await sections.all()) await expect(section).toHaveAttribute('open', '');
  expect(media).toEqual([]);
});

test('a player that does not come without network: the media says so, the course stays (M5, X7)', async ({
  page,
}) => {
  const isVideo = ({ media }: { media?: string | undefined }) => media?.endsWith('.mp4') ?? false;
  await openPlayer(
    page,
    oneOf(COURSES, ({ price, sections }) => price === 0 && sections.some(isVideo)),
  );
  const play = page.getByRole('button', { name: /^Lire la vidéo/ }).first();
  await expect(play).toBeVisible();
  await page.context().setOffline(true);
  await play.click();
  await expect(page.getByText('Ce média n’a pas pu être chargé.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await expect(page.getByText('Cette action demande une connexion à Internet.')).toBeVisible();
  await expect(page.locator('details.section')).not.toHaveCount(0);
});

test('an address that holds anything gives a known message, on both pages', async ({ page }) => {
  for (const payload of PAYLOADS) {
    await page.goto(`/course?nom=${payload}&categorie=${payload}&id=${payload}&id=again`);
    await expect(page.getByText(EMPTY), payload.slice(0, 30)).toBeVisible();
    await page.goto(`/v2/course?nom=${payload}&formationId=${payload}`);
    await expect(page.getByText(MISSING), payload.slice(0, 30)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/v2/course');
  }
});

/** A course that has a picture. */
const PICTURED = oneOf(COURSES, ({ cover }) => cover !== undefined);
for (const [screen, path] of Object.entries({
  course: `/course?id=${PICTURED.id}`,
  v2: playerPath(PICTURED),
})) {
  test(`${cell(screen, 'img404')}: the woven cover stands in its place`, async ({ page }) => {
    const asked: string[] = [];
    await page.route(/\/media\/covers\//, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ status: 404 });
    });
    await page.goto(path);
    await expect(page.locator('.cover').first()).toBeVisible();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect(page.locator('.cover-picture')).toHaveCount(0);
    const cloths = await page
      .locator('main .cover')
      .evaluateAll((covers) =>
        covers.map((cover) => getComputedStyle(cover, '::before').backgroundImage),
      );
    expect(cloths.filter((cloth) => !cloth.startsWith('url('))).toEqual([]);
  });
}

for (const width of [360, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    const states: Record<string, (page: Page) => Promise<unknown>> = {
      'detail found': (page) => reach(page, DETAIL, '.course-access'),
      'detail missing': (page) => reach(page, '/course?id=rien', '.no-course'),
      'player locked': (page) => openPlayer(page, PAID),
      'player open': (page) => openPlayer(page, FREE),
      'player missing': (page) => reach(page, '/v2/course?formationId=rien', '.no-course'),
      'dialog open': async (page) => {
        await openPlayer(page, PAID);
        await page.getByRole('button', { name: 'Acheter la formation', exact: true }).click();
      },
    };
    for (const [state, open] of Object.entries(states)) {
      test(`${state}: no accessibility violation, light or dark, no sideways scroll`, async ({
        page,
      }) => {
        await open(page);
        expect(await violationsInBothThemes(page)).toEqual([]);
        expect(await excessWidth(page)).toBeLessThanOrEqual(0);
      });
    }
  });
}

async function reach(page: Page, path: string, selector: string) {
  await page.goto(path);
  await expect(page.locator(selector).first()).toBeVisible();
}

for (const [name, path] of Object.entries({
  detail: DETAIL,
  locked: playerPath(PAID),
  open: playerPath(FREE),
})) {
  test(`${name}: nothing shifts while data arrives, and the page is light`, async ({ page }) => {
    await watchShift(page);
    const { text, script } = await weigh(page, () => page.goto(path));
    await expect(page.locator('.course-facts, .section').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    console.log(`${name}, brotli: HTML + CSS ${text}, JS ${script} bytes`);
    expect(await shiftOf(page)).toBeLessThan(0.02);
    expect(text).toBeLessThanOrEqual(20_000);
    expect(script).toBeLessThanOrEqual(85_000);
  });
}
