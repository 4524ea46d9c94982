import { COURSES, oneOf } from '../support/content.ts';
import { expect, openCatalog, searchBox, test } from '../support/site.ts';

const CARD = 'article.course-card';
/** How many cards come with the page. */
const FIRST = 24;
/** A free card of the first 24, below the screen; the last of those that come last is not on the page yet. */
const [, , , , , SHOWN = oneOf(COURSES, () => false)] = COURSES.filter(({ price }) => price === 0);
const BEYOND = oneOf(
  COURSES.toReversed(),
  ({ price, language }) => price > 0 && language !== 'wolof',
);
const REST = 'Afficher la suite des formations';
const MORE = 'Afficher plus de formations';
const DEFAULT_CATEGORY = 'Développement web frontend';

test('the first 24 cards come with the page, the rest with one button', async ({ page }) => {
  await openCatalog(page);
  await expect(page.locator(CARD)).toHaveCount(FIRST);
  await expect(page.getByRole('button', { name: REST })).toBeHidden();
  await page.getByRole('button', { name: MORE }).click();
  expect(await page.locator(CARD).count()).toBeGreaterThan(FIRST);
});

test('a phone shows six cards, then these 24, by one button at a time', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCatalog(page);
  const shown = page.locator(CARD).filter({ visible: true });
  await expect(shown).toHaveCount(6);
  await expect(page.getByRole('button', { name: MORE })).toBeHidden();
  await page.getByRole('button', { name: REST }).click();
  await expect(shown).toHaveCount(FIRST);
  await expect(page.getByRole('button', { name: REST })).toBeHidden();
  await expect(page.getByRole('button', { name: MORE })).toBeVisible();
});

test('a result scrolls to its card, focuses it and highlights it for five seconds', async ({
  page,
}) => {
  await page.clock.install();
  await openCatalog(page);
  await searchBox(page).pressSequentially(inAnotherCase(SHOWN.name).slice(0, -1));
  const option = page.getByRole('option', { name: SHOWN.shownName });
  await expect(option).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await option.click();
  const card = page.locator(`#formation-${SHOWN.id}`);
  await expect(card).toBeInViewport();
  await expect(card).toBeFocused();
  await expect(card).toHaveClass(/is-highlighted/);
  await expect(page.getByText(`Formation trouvée : ${SHOWN.shownName}`)).toBeAttached();
  await page.clock.runFor(4_900);
  await expect(card).toHaveClass(/is-highlighted/);
  await page.clock.runFor(200);
  await expect(card).not.toHaveClass(/is-highlighted/);
});

test('a course beyond the first cards is brought on the page', async ({ page }) => {
  await openCatalog(page);
  await searchBox(page).fill(BEYOND.name);
  await page.keyboard.press('Enter');
  await expect(page.locator(`#formation-${BEYOND.id}`)).toBeFocused();
  await expect(page.getByRole('button', { name: /précédentes/ })).toBeVisible();
});

test('the filter puts the chosen courses first and says how many it hides', async ({ page }) => {
  await openCatalog(page);
  await page.getByText('Filtrer par préférences').click();
  await expect(page.getByLabel('Catégorie')).toHaveValue(DEFAULT_CATEGORY);
  await expect(page.getByLabel('Modalité')).toHaveValue('freemium');
  await expect(page.getByLabel('Langue')).toHaveValue('wolof');
  await page.getByRole('button', { name: 'Appliquer les filtres' }).click();
  const notice = page.getByText(/masquée/);
  await expect(notice).toBeVisible();
  const first = await page.locator(`${CARD} a`).first().getAttribute('href');
  expect(new URL(first ?? '', 'http://site').searchParams.get('categorie')).toBe(DEFAULT_CATEGORY);
  await page.reload();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Tout afficher' }).click();
  await expect(notice).toBeHidden();
});

/** « Python » → « pYTHON »: the search is the same in any case. */
function inAnotherCase(text: string): string {
  const turned = (letter: string) => {
    const upper = letter.toUpperCase();
    return letter === upper ? letter.toLowerCase() : upper;
  };
  return Array.from(text, turned).join('');
}
