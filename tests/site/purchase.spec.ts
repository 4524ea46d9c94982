import { grouped } from '../support/content.ts';
import { tabToName } from '../support/keyboard.ts';
import { newEmail, openPlayer, PAID, PASSWORD, playerPath } from '../support/learner.ts';
import { API, expect, SITE, test } from '../support/site.ts';

const LOCKED =
  'This section is reserved for premium users. Please choose one of the following options';
const PRICE = `${grouped(PAID.price)}\u00A0FCFA`;

test('a course is bought and watched by the keyboard alone, each screen says where one is, and it is locked again after the logout (A7)', async ({
  page,
}) => {
  await openPlayer(page, PAID);
  await expect(page.locator('video, .section img')).toHaveCount(0);
  expect(await page.content()).not.toContain('/media/sections/');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Sections de la formation' })).toMatchAriaSnapshot(`
    - region "Sections de la formation":
      - heading "Sections de la formation" [level=2]
      - paragraph: Cette section est réservée à ceux qui ont acheté la formation. Choisissez une de ces options.
      - paragraph: This section is reserved for premium users. Please choose one of the following options
      - button "Acheter la formation complète ou une section"
      - heading [level=3]
      - 'button /^Réservé.: acheter la formation complète ou une section .*$/'
  `);

  await tabToName(page, 'Acheter la formation');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Résumé de commande' });
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Résumé de commande":
      - heading "Résumé de commande" [level=2]
      - term: Formation
      - definition: ${PAID.shownName}
      - term: Prix
      - definition: ${PRICE}
      - term: Type d’achat
      - definition: Formation complète - ${PRICE}
      - paragraph: /Connectez-vous d’abord/
      - button "Confirmer l'achat"
      - button "Annuler"
      - link "Poser une question sur WhatsApp"
  `);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('button', { name: 'Acheter la formation', exact: true }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await tabToName(page, "Confirmer l'achat");
  await page.keyboard.press('Enter');

  await page.waitForURL(`${API}/auth/login?**`);
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Connexion" [level=1]
      - textbox "Adresse e-mail"
      - textbox "Mot de passe"
      - button "Se connecter"
      - paragraph:
        - link "Créez-en un"
  `);
  await tabToName(page, 'Créez-en un');
  await page.keyboard.press('Enter');
  await page.waitForURL(/sign|inscription|auth\/?\?/);
  for (const [label, text] of [
    ['Nom', 'Awa'],
    ['Adresse e-mail', newEmail()],
    ['Mot de passe', PASSWORD],
  ] as const) {
    await tabToName(page, label);
    await page.keyboard.type(text);
  }
  await tabToName(page, 'Créer mon compte');
  await page.keyboard.press('Enter');

  await page.waitForURL(`${API}/account/pay?**`);
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Payer la formation" [level=1]
      - term: Formation complète
      - definition: ${PAID.shownName}
      - term: Prix
      - definition: /^${grouped(PAID.price).replace(/\s/g, '.')}.FCFA$/
      - paragraph: /Paiement simulé/
      - button /^Payer ${grouped(PAID.price).replace(/\s/g, '.')}.FCFA$/
      - paragraph:
        - link "Annuler et revenir à la formation"
  `);
  await tabToName(page, /^Payer /);
  await page.keyboard.press('Enter');

  await page.waitForURL(`**${playerPath(PAID)}`);
  await expect(page.locator('.section.locked')).toHaveCount(0);
  await expect(page.locator('details.section').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Réservé|Acheter)/ })).toHaveCount(0);
  await tabToName(page, /^Lire la vidéo/);
  await page.keyboard.press('Enter');
  const video = page.locator('video').first();
  await expect(video).toBeFocused();
  await expect
    .poll(() => video.evaluate((element) => (element as HTMLVideoElement).readyState))
    .toBeGreaterThan(0);

  await page.request.post(`${API}/api/logOut`, { data: {}, headers: { Origin: SITE } });
  await page.reload();
  await expect(page.getByText(LOCKED)).toBeVisible();
  expect(await page.content()).not.toContain('/media/sections/');
});

test('a price tampered with in the storage and in the navigation state changes nothing', async ({
  page,
}) => {
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
  await expect(page.locator('.course-banner .price')).toHaveText(PRICE);
  await page.getByRole('button', { name: 'Acheter la formation', exact: true }).click();
  await expect(page.locator('.order-type')).toHaveText(`Formation complète - ${PRICE}`);
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
