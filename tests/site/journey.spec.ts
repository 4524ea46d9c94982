import { grouped } from '../support/content.ts';
import { openPlayer, PAID, playerPath, signUp } from '../support/learner.ts';
import { API, expect, openCatalog, searchBox, test } from '../support/site.ts';

const PRICE = `${grouped(PAID.price)}\u00A0FCFA`;
const LOCKED =
  'This section is reserved for premium users. Please choose one of the following options';

test('browse, open, be locked, buy, sign up, pay, watch, log out, be locked again (A7)', async ({
  page,
}) => {
  await openCatalog(page);
  await searchBox(page).fill(PAID.name);
  await page.keyboard.press('Enter');
  await page.locator(`#formation-${PAID.id}`).getByRole('link').click();

  await expect(page.getByRole('heading', { level: 1, name: PAID.shownName })).toBeVisible();
  await expect(page).toHaveTitle(`${PAID.shownName} · Jàngal`);
  await expect(page.getByText('Payante')).toBeVisible();
  await page.getByRole('link', { name: 'Acheter la formation' }).click();

  // The order is open at once, over the locked sections (D9).
  const dialog = page.getByRole('dialog', { name: 'Résumé de commande' });
  await expect(dialog.getByRole('definition')).toHaveText([PAID.shownName, PRICE]);
  await expect(page.getByText(LOCKED)).toBeVisible();
  await expect(page.locator('video, .section img')).toHaveCount(0);
  expect(await page.content()).not.toContain('/media/sections/');
  await expect(dialog.getByRole('option')).toHaveText(`Formation complète - ${PRICE}`);
  await dialog.getByRole('button', { name: "Confirmer l'achat" }).click();

  await page.waitForURL(`${API}/auth/login?**`);
  await page.getByRole('link', { name: 'Créez-en un' }).click();
  await signUp(page);
  await page.waitForURL(`${API}/account/pay?**`);
  await page.getByRole('button', { name: 'Payer' }).click();

  await page.waitForURL(`**${playerPath(PAID)}`);
  await expect(page.getByText(LOCKED)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Acheter/ })).toHaveCount(0);
  await page
    .getByRole('button', { name: /Lire la vidéo/ })
    .first()
    .click();
  const video = page.locator('video').first();
  await expect
    .poll(() => video.evaluate((element) => (element as HTMLVideoElement).readyState))
    .toBeGreaterThan(0);

  await page.request.post(`${API}/api/logOut`, {
    data: {},
    headers: { Origin: new URL(page.url()).origin },
  });
  await page.reload();
  await expect(page.getByText(LOCKED).first()).toBeVisible();
  expect(await page.content()).not.toContain('/media/sections/');
});

test.describe('a price tampered with changes nothing', () => {
  test('in the storage and in the navigation state', async ({ page }) => {
    await page.addInitScript(
      ([id, name]) => {
        const state = {
          id,
          nom: name,
          category: 'x',
          description: 'x',
          pricing: '0',
          benefits: '',
        };
        sessionStorage.setItem(`course-state-${id}`, JSON.stringify(state));
        sessionStorage.setItem(
          'courseDetails',
          JSON.stringify({ course: { ...state, categorie: 'x' } }),
        );
        history.replaceState(state, '');
      },
      [PAID.id, PAID.name],
    );
    await openPlayer(page, PAID);
    await expect(page.getByText(LOCKED).first()).toBeVisible();
    await expect(page.locator('.player-head .price')).toHaveText(PRICE);
    await page.getByRole('button', { name: 'Acheter la formation', exact: true }).click();
    await expect(page.getByRole('option', { name: /Formation complète/ })).toHaveText(
      new RegExp(PRICE),
    );
  });
});

test('a forged subscription opens no media: the service sends none', async ({ page }) => {
  await page.route(`${API}/user/subscriptions`, (route) =>
    route.fulfill({
      json: { Message: [{ courseId: PAID.id, type: 'full' }] },
      headers: {
        'Access-Control-Allow-Origin': new URL(page.url()).origin,
        'Access-Control-Allow-Credentials': 'true',
      },
    }),
  );
  await openPlayer(page, PAID);
  await expect(page.getByText(LOCKED)).toHaveCount(0);
  await expect(page.locator('video, .section img')).toHaveCount(0);
  expect(await page.content()).not.toContain('/media/sections/');
});
