import { expect, type Page } from '@playwright/test';
import { oneOf, PACKS } from './content.ts';
import { API } from './site.ts';

/** A free course of several videos. */
export const LEGACY = oneOf(PACKS, ({ videos }) => videos > 1);
export const LEGACY_PATH = `/v1/course?courseId=${LEGACY.id}`;
const UNKNOWN_PATH = '/v1/course?courseId=inconnu';
const VIDEOS_CALL = `${API}/course?version=1*`;
const EMPTY = 'Aucune section ajoutée.';
const MISSING = 'Aucune formation trouvée.';

/** Each state of `/v1/course`, and how it is reached. */
export const STATES = {
  loading: async (page) => {
    await page.route(VIDEOS_CALL, () => undefined);
    await page.goto(LEGACY_PATH);
    await expect(page.getByText('Avantages indisponibles')).toBeVisible();
    await expect(page.getByText('Chargement…')).toBeAttached();
  },
  found: async (page) => {
    await page.goto(LEGACY_PATH);
    await expect(players(page)).toHaveCount(LEGACY.videos);
  },
  playing: async (page) => {
    await page.goto(LEGACY_PATH);
    await players(page).first().click();
    await expect(page.locator('video')).toBeVisible();
  },
  empty: async (page) => {
    await answer(page, { courses: [] });
    await page.goto(LEGACY_PATH);
    await expect(page.getByText(EMPTY)).toBeVisible();
  },
  failed: async (page) => {
    await page.clock.install();
    await page.route(VIDEOS_CALL, (route) => route.abort());
    await page.goto(LEGACY_PATH);
    await expect(page.getByText('Avantages indisponibles')).toBeVisible();
    await passRetries(page);
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
  missing: async (page) => {
    await page.goto(UNKNOWN_PATH);
    await expect(page.getByRole('heading', { name: MISSING })).toBeVisible();
  },
} satisfies Record<string, (page: Page) => Promise<void>>;

export function players(page: Page) {
  return page.getByRole('button', { name: /^Lire la vidéo/ });
}

/** The videos’ call gets this answer, as the API’s own origin would give it. */
async function answer(page: Page, json: object): Promise<void> {
  await page.route(VIDEOS_CALL, (route) => {
    const { origin } = new URL(page.url());
    const headers = {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Credentials': 'true',
    };
    return route.fulfill({ json, headers });
  });
}

/** Four tries, at 0, 1, 3 and 7 seconds, and the second before the verdict. */
async function passRetries(page: Page): Promise<void> {
  for (let second = 0; second < 12; second++) await page.clock.runFor(1_000);
}
