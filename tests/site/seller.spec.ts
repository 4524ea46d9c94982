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

test('the blocks of the page, in order (E1)', async ({ page }) => {
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
  const last = page.locator('main a').last();
  await expect(last).toHaveText('Rejoignez-nous maintenant');
});

test('exact shares of 70 and 30 %', async ({ page }) => {
  await page.goto(PATH);
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

for (const name of ['Créer mon compte', 'Rejoignez-nous maintenant']) {
  test(`« ${name} »: an account is made on the auth site`, async ({ page }) => {
    await page.goto(PATH);
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`${API}/auth`);
  });
}

test.describe('the film', () => {
  test('says what it weighs, loads nothing before the tap, then plays', async ({ page }) => {
    const asked: Request[] = [];
    page.on('request', (request) => isFilm(request) && asked.push(request));
    await page.goto(PATH);
    await expect(film(page)).toHaveText(
      new RegExp(`${SELLER.video.seconds}\u00A0s · \\d+\u00A0Ko`),
    );
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
  });

  test('its words can be read', async ({ page }) => {
    await page.goto(PATH);
    await page.getByText('Lire la transcription').click();
    await expect(page.getByText(french(SELLER.video.transcript.at(-1) ?? ''))).toBeVisible();
  });

  test.describe('that cannot be had', () => {
    test.use({ breaksNetwork: true });

    test('B-143 videoError: the link to the video (E6)', async ({ page }) => {
      await page.route(`**${FILM}`, (route) => route.abort());
      await page.goto(PATH);
      await film(page).click();
      const link = page.getByRole('link', { name: /Ouvrir le fichier/ });
      await expect(link).toBeFocused();
      await expect(link).toHaveAttribute('href', FILM);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('B-110 noJs: readable, links work, no dead button visible', async ({ page }) => {
    await page.goto(PATH);
    await expect(film(page)).toHaveAttribute('href', FILM);
    await expect(page.locator('main button')).toHaveCount(0);
    const [first] = SELLER.goodToKnow;
    const answer = page.getByText(french(first?.answer ?? ''));
    await expect(answer).toBeHidden();
    await page.getByText(french(first?.question ?? '')).click();
    await expect(answer).toBeVisible();
  });
});
