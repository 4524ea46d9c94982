import { expect, openCatalog, test } from '../support/site.ts';

/** How many cards come with the page. */
const FIRST = 24;

test('a phone shows six cards, then the 24 that come with the page; a computer these 24, then the rest', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCatalog(page);
  const cards = page.locator('article.course-card');
  const shown = cards.filter({ visible: true });
  const rest = page.getByRole('button', { name: 'Afficher la suite des formations' });
  const more = page.getByRole('button', { name: 'Afficher plus de formations' });
  await expect(shown).toHaveCount(6);
  await expect(more).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(shown).toHaveCount(FIRST);
  await expect(rest).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await rest.click();
  await expect(shown).toHaveCount(FIRST);
  await expect(rest).toBeHidden();
  await more.click();
  expect(await cards.count()).toBeGreaterThan(FIRST);
});
