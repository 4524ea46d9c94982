import type { Page } from '@playwright/test';
import { PAID, playerPath, signUp } from '../support/learner.ts';
import { API, expect, openCatalog, test } from '../support/site.ts';

test.use({
  breaksNetwork: true,
  // As on a phone: what stands in for a page that does not come is the worker's.
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 740 },
});

test('the network stops at each step of a purchase: each goes on where it stood, and one course is bought, once', async ({
  page,
}) => {
  await openCatalog(page);
  await expect
    .poll(() => page.evaluate(() => caches.match('/hors-ligne').then(Boolean)))
    .toBe(true);

  await test.step('from the card to the course', async () => {
    const card = page.locator('.course-card').filter({ hasText: 'FCFA' }).first();
    await cut(page, () => card.getByRole('link').click());
    await expect(page.getByText('Cette page n’a pas pu s’ouvrir')).toBeVisible();
    await back(page);
    await expect(page.getByRole('link', { name: 'Acheter la formation' }).first()).toBeVisible();
  });

  await test.step('from the course to the order', async () => {
    await page.goto(`/course?${new URLSearchParams({ nom: PAID.name, id: PAID.id })}`);
    const buy = page.getByRole('link', { name: 'Acheter la formation' }).first();
    await expect(buy).toBeVisible();
    await cut(page, () => buy.click());
    await expect(page.getByText('Cette page n’a pas pu s’ouvrir')).toBeVisible();
    await back(page);
    await expect(order(page)).toBeVisible();
  });

  await test.step('from the order to the login', async () => {
    await cut(page, () => confirm(page).click());
    await expect(page).toHaveURL(/^chrome-error:/);
    await page.context().setOffline(false);
    await page.goBack();
    await page.getByRole('button', { name: 'Acheter la formation', exact: true }).click();
    await confirm(page).click();
    await page.waitForURL(`${API}/auth/login?**`);
  });

  await test.step('from the new account to the payment', async () => {
    await page.getByRole('link', { name: 'Créez-en un' }).click();
    await page.getByLabel('Nom').waitFor();
    await cut(page, () => signUp(page));
    await expect(page).toHaveURL(/^chrome-error:/);
    await page.context().setOffline(false);
    await page.reload();
    await page.waitForURL(`${API}/account/pay?**`);
  });

  await test.step('the answer to the payment is lost, not the payment', async () => {
    await page.route(
      `${API}/account/pay`,
      async (route) => {
        await route.fetch({ maxRedirects: 0 });
        await route.abort('internetdisconnected');
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Payer' }).click();
    await expect(page).toHaveURL(/^chrome-error:/);
    await page.reload();
    await page.waitForURL(`**${playerPath(PAID)}`);
    await expect(page.getByText('Paiement reçu, tout est ouvert')).toBeVisible();
    const { Message: bought } = await (await page.request.get(`${API}/user/subscriptions`)).json();
    expect(bought).toHaveLength(1);
  });

  await test.step('the course that was bought, without network and with it again', async () => {
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText('Hors connexion')).toBeVisible();
    await expect(page.getByText('réservée à ceux qui ont acheté')).toHaveCount(0);
    await page.context().setOffline(false);
    await expect(page.locator('details.section').first()).toBeVisible();
    await expect(page.locator('.section.locked')).toHaveCount(0);
  });
});

function order(page: Page) {
  return page.getByRole('dialog', { name: 'Résumé de commande' });
}

function confirm(page: Page) {
  return order(page).getByRole('button', { name: "Confirmer l'achat" });
}

/** Does something while there is no network. */
async function cut(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.context().setOffline(true);
  await act();
}

/** The network comes back: what stands in for the page gives way to it. */
async function back(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Réessayer' }).click();
}
