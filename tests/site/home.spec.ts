import { cell, works } from '../support/cells.ts';
import { expect, openCatalog, test } from '../support/site.ts';

test('the sections of home, in their order (H1)', async ({ page }) => {
  await page.goto('/');
  const titles = await page
    .locator('main :is(aside:not([hidden]), h1, h2)')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent));
  expect(titles).toEqual([
    'Devenir formateur',
    'Découvrez les différentes formations disponibles sur la plateforme',
    'Nos formations',
    'Comment ça marche',
    'Questions fréquentes',
    'Nouveautés',
    'Tutoriels vidéo gratuits',
    'Ressources gratuites à lire',
    'Pas encore sûr de votre voie\u202F?',
    'Une question avant de commencer\u202F?',
  ]);
});

test('on a phone the first screen reaches the courses, the whole page is nine screens (H14)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCatalog(page);
  await expect(page.locator('.course-card').first()).toBeInViewport();
  // What is not drawn yet has a supposed height: the page is read to its end.
  await page.getByRole('button', { name: 'Gérer mes cookies' }).scrollIntoViewIfNeeded();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(9 * 740);
});

test('« Nouveautés »: the tutorials, by date, their pictures only when they come near', async ({
  page,
}) => {
  await page.goto('/');
  const news = page.getByRole('region', { name: 'Nouveautés' });
  const dates = await news
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  expect(dates.length).toBeGreaterThan(0);
  expect(dates.length).toBeLessThanOrEqual(3);
  expect(dates).toEqual(dates.toSorted().toReversed());
  await expect(news.locator('img:not([loading=lazy])')).toHaveCount(0);
  await news.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/ressources\/[a-z]+$/);
});

test(`${cell('home', 'noIO')}: the sections further down show, and their search wakes`, async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  await works(page, '/');
  await expect(page.getByRole('region', { name: 'Nouveautés' })).toBeVisible();
  await page.getByPlaceholder('Rechercher une ressource...').fill('zzzz');
  await expect(page.getByText('Aucune ressource trouvée.')).toBeVisible();
});
