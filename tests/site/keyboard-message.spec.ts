import { SUCCESS } from '../support/feedback-page.ts';
import { tabToName } from '../support/keyboard.ts';
import { expect } from '../support/site.ts';
import { test } from './feedback-form.ts';

test('a message is sent by the keyboard alone, and what is missing is said once', async ({
  page,
  stored,
}) => {
  await page.goto('/ressources');
  await tabToName(page, 'Votre avis');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Votre avis' })).toMatchAriaSnapshot(`
    - region "Votre avis":
      - paragraph: Votre avis
      - list:
        - listitem:
          - button "Signaler un problème"
        - listitem:
          - button "Partager son avis"
        - listitem:
          - button "Demander de l'aide"
  `);
  await tabToName(page, 'Signaler un problème');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Signaler un problème' });
  await expect(form).toMatchAriaSnapshot(`
    - dialog "Signaler un problème":
      - heading "Signaler un problème" [level=2]
      - button "Fermer"
      - text: Votre nom (obligatoire)
      - textbox "Votre nom (obligatoire)" [active]
      - text: Votre téléphone (facultatif)
      - textbox "Votre téléphone (facultatif)"
      - text: Votre message (obligatoire, au moins 20 caractères)
      - textbox "Votre message (obligatoire, au moins 20 caractères)"
      - paragraph
      - paragraph: /L’adresse de cette page/
      - button "Envoyer"
  `);

  await page.keyboard.type('Awa');
  await tabToName(page, 'Envoyer');
  await page.keyboard.press('Enter');
  const message = form.getByRole('textbox', { name: /^Votre message/ });
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription('Écrivez au moins 20 caractères.');
  await expect(form.getByText(/il en manque/)).toHaveCount(0);

  await page.keyboard.type('La liste des ressources ne se filtre pas.');
  await tabToName(page, 'Envoyer');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: SUCCESS })).toBeVisible();
  await expect(form).toBeHidden();
  await expect(page.locator('.footer [popovertarget=avis]')).toBeFocused();
  expect(stored()).toEqual([
    {
      name: 'Awa',
      phone: '',
      message: 'La liste des ressources ne se filtre pas.',
      type: 'probleme',
      page: '/ressources',
    },
  ]);
});

for (const path of ['/ressources', '/ressources/python']) {
  test(`${path}: the focus enters the sheet of a phone, stays, and one Escape brings it back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await tabToName(page, 'Menu');
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('navigation', { name: 'Navigation principale' });
    await expect(sheet.getByRole('button', { name: 'Fermer le menu' })).toBeFocused();
    await expect(page.locator('body')).toMatchAriaSnapshot(`
    - navigation "Navigation principale":
      - button "Fermer le menu"
      - group:
        - text: Formations
        - list:
          - listitem:
            - link "Nos formations"
          - listitem:
            - link "Nos Ressources | Exercices | Tests"
          - listitem:
            - link "Guides et conseils"
      - link "Devenir formateur"
  `);
    const seen = new Set<string>();
    for (let stop = 0; stop < 24; stop++) {
      await page.keyboard.press('Tab');
      seen.add(
        await page.evaluate(
          () =>
            document.activeElement?.closest('#navigation, main, footer, header > *')?.id ||
            document.activeElement?.nodeName ||
            '',
        ),
      );
    }
    expect([...seen].filter((id) => id !== 'navigation' && id !== 'BODY')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  });
}
