import { courseHref } from '../../src/rules/site/links.ts';
import { FREE, PAID } from '../support/learner.ts';
import { consentBanner, expect, openCatalog, searchBox, test } from '../support/site.ts';
import { listen } from '../support/spoken.ts';

/*
 * What is heard on five journeys made by the keyboard (B11): « place › role and name, states, description », titles of
 * pages, announcements. Where a line changes, read the whole journey aloud before you write the new one.
 */

const TITLE = `${PAID.shownName} · Jàngal`;

test('home: a course is searched, found and opened', async ({ page }) => {
  const reader = await listen(page);
  await openCatalog(page);
  await reader.say();
  reader.heard();
  await searchBox(page).focus();
  await reader.say();
  await page.keyboard.insertText(FREE.name);
  await expect(page.getByRole('option').first()).toBeVisible();
  await reader.press('ArrowDown', 'Enter');
  await expect(page.locator('article:focus')).toBeVisible();
  await reader.say();
  await reader.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(`${FREE.shownName} · Jàngal`);
  await reader.say();
  expect(reader.heard()).toEqual([
    "contenu › zone de liste Vous cherchez quelle formation aujourd'hui ?, fermé",
    'annonce : 1 formation',
    `choix ${FREE.shownName} Gratuite`,
    `région Nos formations › article ${FREE.shownName}`,
    `article ${FREE.shownName} › lien Voir la formation : ${FREE.shownName}`,
    `page : ${FREE.shownName} · Jàngal`,
  ]);
});

test('a tutorial: opened, and its next step', async ({ page }) => {
  const reader = await listen(page);
  await page.goto('/ressources/python');
  await reader.press('Tab', 'Enter');
  // It stops before the quizzes, whose words are told by their own tests.
  await page
    .locator('#intro')
    .getByRole('link', { name: /^Suivant/ })
    .focus();
  await expect(page.getByText('Étape 1 tissée')).toBeVisible();
  await reader.say();
  await reader.press('Enter');
  await expect(page.locator('#first .step-title')).toBeFocused();
  await reader.say();
  expect(reader.heard()).toEqual([
    'page : Python : introduction · Jàngal',
    'en-tête › lien Aller au contenu',
    'contenu',
    'annonce : Étape 1 tissée',
    'contenu › région Python : introduction › navigation Étape suivante ou précédente : Introduction › lien Suivant Premiers pas',
    'région Python : premiers pas › titre Python : premiers pas',
  ]);
});

test('the order of a course: asked for, read, closed', async ({ page }) => {
  const reader = await listen(page);
  await page.goto(courseHref({ ...PAID, category: '' }));
  await expect(page).toHaveTitle(TITLE);
  await page.getByRole('link', { name: 'Acheter la formation' }).first().focus();
  await reader.say();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveTitle(TITLE);
  await reader.say();
  await reader.press('Tab', 'Tab', 'Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await reader.say();
  expect(reader.heard()).toEqual([
    `page : ${TITLE}`,
    'contenu › lien Acheter la formation',
    `page : ${TITLE}`,
    "dialogue Résumé de commande › bouton Confirmer l'achat",
    'bouton Annuler',
    'lien Poser une question sur WhatsApp',
    'contenu › bouton Acheter la formation',
  ]);
});

test('a message: opened from « Votre avis », corrected, sent', async ({ page }) => {
  const reader = await listen(page);
  await page.goto('/seller');
  await page.locator('.floats').getByRole('button', { name: 'Votre avis' }).focus();
  await reader.say();
  await reader.press('Enter', 'Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Votre nom')).toBeFocused();
  await reader.say();
  await reader.press('Enter');
  await page.keyboard.type('Awa');
  await reader.press('Tab', 'Tab');
  await page.keyboard.type('La vidéo ne démarre pas.');
  await reader.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Merci pour votre message/)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await reader.say();
  expect(reader.heard()).toEqual([
    'page : Devenez formateur · Jàngal',
    'complément Avis et aide › bouton Votre avis, fermé',
    'bouton Votre avis, ouvert',
    'région Votre avis › bouton Signaler un problème',
    'dialogue Signaler un problème › champ Votre nom (obligatoire), obligatoire',
    'champ Votre nom (obligatoire), invalide, obligatoire, Écrivez votre nom.',
    'champ Votre téléphone (facultatif)',
    'champ Votre message (obligatoire, au moins 20 caractères), invalide, obligatoire, Écrivez au moins 20 caractères.',
    'bouton Envoyer',
    'annonce : Merci pour votre message nous vous tiendrons au courant de ses avancements',
    'complément Avis et aide › bouton Votre avis, fermé',
  ]);
});

test.describe('on a phone, on a first visit', () => {
  test.use({ consent: null, viewport: { width: 360, height: 740 } });

  test('the choice, then the menu of a tutorial', async ({ page }) => {
    const reader = await listen(page);
    await page.goto('/ressources/python');
    await reader.press('Tab', 'Tab', 'Enter', 'Tab', 'Tab', 'Tab');
    await page.keyboard.press('Enter');
    await expect(consentBanner(page)).toBeHidden();
    await reader.say();
    await page.getByRole('button', { name: 'Menu' }).focus();
    await reader.say();
    await reader.press('Enter', 'Tab', 'Tab', 'Tab', 'Escape');
    expect(reader.heard()).toEqual([
      'page : Python : introduction · Jàngal',
      'en-tête › lien Aller au contenu',
      'lien Choisir pour vos données',
      'région Vos données, votre choix',
      'région Vos données, votre choix › bouton En acceptant : progrès et préférences gardés, activité suivie, recommandations, empreinte du navigateur jointe aux appels. En savoir plus, fermé',
      'bouton Accepter',
      'bouton Tout refuser',
      'annonce : Votre choix est enregistré.',
      'contenu',
      'en-tête › bouton Menu, fermé',
      'navigation Navigation principale › bouton Fermer le menu',
      'bouton Formations, ouvert',
      'lien Nos formations',
      'lien Nos Ressources | Exercices | Tests, page actuelle',
      'bouton Menu, fermé',
    ]);
  });
});
