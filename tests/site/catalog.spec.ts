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
/** What several courses answer to. */
const KEYWORD = SHOWN.keywords[0] ?? '';
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

test('a card leads to /course with nom, categorie and id', async ({ page }) => {
  await openCatalog(page);
  const card = page.locator(`#formation-${SHOWN.id}`);
  const href = await card.getByRole('link').getAttribute('href');
  const query = new URL(href ?? '', 'http://site').searchParams;
  expect(Object.fromEntries(query)).toEqual({
    nom: SHOWN.name,
    categorie: SHOWN.category,
    id: SHOWN.id,
  });
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

test('« Aucun resultat » appears when nothing matches a non-empty keyword', async ({ page }) => {
  await openCatalog(page);
  await searchBox(page).fill('zzzz');
  await expect(page.getByText('Aucun resultat', { exact: true })).toBeVisible();
  await searchBox(page).fill('   ');
  await expect(page.getByText('Aucun resultat', { exact: true })).toBeHidden();
});

test('the result list is led by the arrow keys and closed by Escape', async ({ page }) => {
  await openCatalog(page);
  const box = searchBox(page);
  await box.fill(KEYWORD);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  const first = page.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await first.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(box).toHaveValue(KEYWORD);
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

test('a hit that the filter hides puts the filter off', async ({ page }) => {
  await openCatalog(page);
  await page.getByText('Filtrer par préférences').click();
  await page.getByLabel('Modalité').selectOption('free');
  await page.getByLabel('Langue').selectOption('anglais');
  await page.getByRole('button', { name: 'Appliquer les filtres' }).click();
  const { id, name } = oneOf(
    COURSES,
    ({ category, modality, language }) =>
      category === DEFAULT_CATEGORY && modality !== 'free' && language !== 'anglais',
  );
  const hidden = `#formation-${id}`;
  await expect(page.locator(hidden)).toHaveCount(0);
  await searchBox(page).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.locator(hidden)).toBeFocused();
});

test('a search asked from another page starts with its keyword', async ({ page }) => {
  await page.goto('/404');
  await page.getByLabel('Chercher une formation').fill(KEYWORD);
  await page.getByRole('button', { name: 'Chercher', exact: true }).click();
  await expect(searchBox(page)).toHaveValue(KEYWORD);
  await expect(page.getByRole('option').first()).toBeVisible();
});

/** « Python » → « pYTHON »: the search is the same in any case. */
function inAnotherCase(text: string): string {
  const turned = (letter: string) => {
    const upper = letter.toUpperCase();
    return letter === upper ? letter.toLowerCase() : upper;
  };
  return Array.from(text, turned).join('');
}
