import { expect, searchBox, test } from '../support/site.ts';

test('the header holds its links, each at its site (H4, H5, H6)', async ({ page }) => {
  await page.goto('/');
  const links = await page
    .locator('.nav li:not(.for-learner) a, .nav > a')
    .evaluateAll((anchors) =>
      anchors.map((anchor) => [
        anchor.textContent?.trim(),
        new URL((anchor as HTMLAnchorElement).href).pathname,
      ]),
    );
  expect(links).toEqual([
    ['Nos formations', '/'],
    ['Nos Ressources | Exercices | Tests', '/ressources'],
    ['Guides et conseils', '/conseils'],
    ['Devenir formateur', '/seller'],
    ['Rejoindre notre communauté', '/channel/'],
    ['À propos', '/home/aboutUs'],
    ['Contact', '/home/contact'],
    ["Conditions d'utilisation et politique de confidentialité", '/home/terms'],
    ['Connexion', '/auth/login'],
    ['Créer un compte', '/auth'],
  ]);
});

for (const [path, name, current] of [
  ['/', 'Nos formations', 'page'],
  ['/ressources', 'Nos Ressources | Exercices | Tests', 'page'],
  ['/ressources/python', 'Nos Ressources | Exercices | Tests', 'true'],
  ['/conseils/test', 'Guides et conseils', 'true'],
  ['/seller', 'Devenir formateur', 'page'],
] as const) {
  test(`${path}: the menu marks « ${name} », and nothing else (H4, H6)`, async ({ page }) => {
    await page.goto(path);
    const marked = page.locator('.nav [aria-current]');
    await expect(marked).toHaveText(name);
    await expect(marked).toHaveAttribute('aria-current', current);
  });
}

test('the theme follows the device, then the visitor, and is kept', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [light, dark] = ['rgb(251, 247, 239)', 'rgb(19, 17, 42)'];
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  expect(await ground()).toBe(light);
  const button = page.getByRole('button', { name: /^Thème/ });
  await button.click();
  await button.click();
  await expect(button).toHaveAccessibleName('Thème : sombre');
  expect(await ground()).toBe(dark);
  await page.reload();
  expect(await ground()).toBe(dark);
  await button.click();
  await expect(button).toHaveAccessibleName('Thème : comme l’appareil');
  expect(await ground()).toBe(light);
});

test.describe('an unknown address', () => {
  // The browser says of the page itself that it was not found.
  test.use({ breaksNetwork: true });

  test('close to a tutorial’s names it, and what is to be resumed (H12)', async ({ page }) => {
    await page.goto('/ressources/python');
    const view = { lastRessourcesViews: 'SQL', progress: 38, tabs: 'bases' };
    await page.evaluate(
      (text) => sessionStorage.setItem('LastRessourcesViews', text),
      JSON.stringify(view),
    );
    await page.goto('/ressources/pyton');
    await expect(page.locator('.near-page')).toHaveText('Vous cherchiez peut-être\u00A0: Python');
    await expect(page.getByRole('link', { name: 'Python' })).toHaveAttribute(
      'href',
      '/ressources/python',
    );
    await expect(page.getByRole('link', { name: 'Reprendre SQL (38% du cours)' })).toHaveAttribute(
      'href',
      '/ressources/sql?tabs=bases',
    );
  });

  test('gets the 404 page, whose search leads to the catalogue', async ({ page }) => {
    const answer = await page.goto('/une/adresse/inconnue');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
    await page.getByRole('searchbox', { name: 'Chercher une formation' }).fill('python');
    await page.getByRole('button', { name: 'Chercher' }).click();
    await expect(page).toHaveURL(/\/\?recherche=python$/);
    await expect(searchBox(page)).toHaveValue('python');
  });
});

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page reads: 24 cards, their links, and no dead control', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('article.course-card')).toHaveCount(24);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Thème/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Afficher plus de formations' })).toHaveCount(0);
  });

  test('the menus open', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('.header summary', { hasText: 'Formations' }).click();
    await expect(page.getByRole('link', { name: 'Nos formations' })).toBeVisible();
  });
});
