import type { Page, Request } from '@playwright/test';
import { french } from '../../src/rules/text/typography.ts';
import { grouped, readSeller } from '../support/content.ts';
import { signUp } from '../support/learner.ts';
import { API, expect, test } from '../support/site.ts';

const PATH = '/seller';
const FILM = '/films/devenir-formateur.mp4';
const SELLER = readSeller();

const film = (page: Page) => page.getByRole('link', { name: /^Regarder la vidéo/ });
const isFilm = (request: Request) => request.url().endsWith(FILM);

test('the blocks of the page, in order, with exact shares of 70 and 30 % (E1)', async ({
  page,
}) => {
  await page.goto(PATH);
  await expect(page.getByText('Become a trainer')).toHaveAttribute('lang', 'en');
  const titles = await page.locator('main :is(h1, h2)').allTextContents();
  expect(titles).toEqual([
    SELLER.title,
    'Vos avantages',
    'Pourquoi enseigner ici',
    'Trois étapes',
    'Combien je reçois\u202F?',
    french(SELLER.video.title),
    'Votre paiement',
    'Conditions d’utilisation',
    'Bon à savoir',
  ]);
  await expect(page.locator('.seller-cards > li')).toHaveCount(3);
  await expect(page.locator('.seller-steps > li')).toHaveCount(3);
  await expect(page.locator('main a').last()).toHaveText('Rejoignez-nous maintenant');
  const rows = await page
    .locator('.seller-table tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.children].map(({ textContent }) => textContent?.trim())),
    );
  const franc = (amount: number) => `${grouped(amount)}\u00A0FCFA`;
  expect(rows).toEqual(
    SELLER.prices.map((price) => [price, (price / 10) * 7, (price / 10) * 3].map(franc)),
  );
});

test('the login leads to the seller area of the account site (E4)', async ({ page }) => {
  await page.goto(PATH);
  await page.getByRole('link', { name: 'Se connecter et publier un cours' }).click();
  await page.waitForURL(`${API}/auth/login?**`);
  await page.getByRole('link', { name: 'Créez-en un' }).click();
  await signUp(page);
  await expect(page).toHaveURL(`${API}/account/seller`);
});

test('« Créer mon compte » and « Rejoignez-nous maintenant » lead to the auth site', async ({
  page,
}) => {
  for (const name of ['Créer mon compte', 'Rejoignez-nous maintenant']) {
    await page.goto(PATH);
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`${API}/auth`);
  }
});

test('the film says what it weighs, loads nothing before the tap, then plays; its words can be read', async ({
  page,
}) => {
  const asked: Request[] = [];
  page.on('request', (request) => isFilm(request) && asked.push(request));
  await page.goto(PATH);
  await expect(film(page)).toHaveText(new RegExp(`${SELLER.video.seconds}\u00A0s · \\d+\u00A0Ko`));
  await film(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('video')).toHaveCount(0);
  expect(asked).toHaveLength(0);

  await film(page).click();
  const player = page.locator('video');
  await expect(player).toBeFocused();
  await expect
    .poll(() => player.evaluate((element) => (element as HTMLVideoElement).readyState))
    .toBeGreaterThan(0);
  expect(asked.length).toBeGreaterThan(0);
  await page.getByText('Lire la transcription').click();
  await expect(page.getByText(french(SELLER.video.transcript.at(-1) ?? ''))).toBeVisible();
});
