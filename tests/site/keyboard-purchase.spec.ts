import { grouped } from '../support/content.ts';
import { tabToName } from '../support/keyboard.ts';
import { newEmail, openPlayer, PAID, PASSWORD, playerPath } from '../support/learner.ts';
import { API, expect, test } from '../support/site.ts';

const PRICE = `${grouped(PAID.price)}\u00A0FCFA`;

test('a course is bought by the keyboard alone, and each screen says where one is', async ({
  page,
}) => {
  await openPlayer(page, PAID);
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
      - text: Type d’achat
      - combobox "Type d’achat":
        - option "Formation complète - ${PRICE}" [selected]
      - paragraph: /Connectez-vous d’abord/
      - button "Confirmer l'achat"
      - button "Annuler"
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
      - button "Payer"
      - paragraph:
        - link "Annuler et revenir à la formation"
  `);
  await tabToName(page, 'Payer');
  await page.keyboard.press('Enter');

  await page.waitForURL(`**${playerPath(PAID)}`);
  await expect(page.locator('.section.locked')).toHaveCount(0);
  await expect(page.locator('details.section').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Réservé|Acheter)/ })).toHaveCount(0);
  await tabToName(page, /^Lire la vidéo/);
  await page.keyboard.press('Enter');
  await expect(page.locator('video').first()).toBeFocused();
});
