import type { Page } from '@playwright/test';
import { violationsOnBothDevices } from '../support/axe.ts';
import { cell } from '../support/cells.ts';
import { COURSES, oneOf } from '../support/content.ts';
import { FREE, openPlayer, PAID, playerPath } from '../support/learner.ts';
import { tooNarrow } from '../support/overflow.ts';
import { shiftOf, watchShift } from '../support/shift.ts';
import { expect, test } from '../support/site.ts';
import { weigh } from '../support/weigh.ts';

test.use({ breaksNetwork: true });

const DETAIL = `/course?${new URLSearchParams({ nom: PAID.name, categorie: PAID.category, id: PAID.id })}`;
test('/v2/course opens from a link alone, and loads nothing before a tap; a player that does not come says so, the course stays (M5, X7)', async ({
  page,
}) => {
  const media: string[] = [];
  page.on('request', (request) => {
    if (/\/media\/sections\//.test(request.url())) media.push(request.url());
  });
  const isVideo = ({ media }: { media?: string | undefined }) => media?.endsWith('.mp4') ?? false;
  await openPlayer(
    page,
    oneOf(COURSES, ({ price, sections }) => price === 0 && sections.some(isVideo)),
  );
  const play = page.getByRole('button', { name: /^Lire la vidéo/ }).first();
  await expect(play).toBeVisible();
  expect(media).toEqual([]);
  await page.context().setOffline(true);
  await play.click();
  await expect(page.getByText('Ce média n’a pas pu être chargé.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await expect(page.getByText('Cette action demande une connexion à Internet.')).toBeVisible();
  await expect(page.locator('details.section')).not.toHaveCount(0);
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

/** The states of both pages, and how each is reached. */
const STATES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
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
for (const [state, open] of Object.entries(STATES)) {
  test(`${state}: no accessibility violation, light or dark, no sideways scroll`, async ({
    page,
  }) => {
    await open(page);
    expect(await violationsOnBothDevices(page)).toEqual([]);
    expect(await tooNarrow(page)).toEqual([]);
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
