import { expect, openCatalog, searchBox, test } from '../support/site.ts';

const CARD = 'article.course-card';

test('the first 24 cards come with the page, the rest with one button', async ({ page }) => {
  await openCatalog(page);
  await expect(page.locator(CARD)).toHaveCount(24);
  await page.getByRole('button', { name: 'Afficher plus de formations' }).click();
  expect(await page.locator(CARD).count()).toBeGreaterThan(24);
});

test('a card leads to /course with nom, categorie and id', async ({ page }) => {
  await openCatalog(page);
  const card = page.locator('#formation-python-premiers-scripts');
  const href = await card.getByRole('link').getAttribute('href');
  const query = new URL(href ?? '', 'http://site').searchParams;
  expect(Object.fromEntries(query)).toEqual({
    nom: 'Python, les premiers scripts',
    categorie: 'Développement web backend',
    id: 'python-premiers-scripts',
  });
});

test('a result scrolls to its card, focuses it and highlights it for five seconds', async ({
  page,
}) => {
  await page.clock.install();
  await openCatalog(page);
  await searchBox(page).pressSequentially('PREMIERS scr');
  const option = page.getByRole('option', { name: /Python, les premiers scripts/ });
  await expect(option).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await option.click();
  const card = page.locator('#formation-python-premiers-scripts');
  await expect(card).toBeInViewport();
  await expect(card).toBeFocused();
  await expect(card).toHaveClass(/is-highlighted/);
  await expect(page.getByText('Formation trouvée : Python, les premiers scripts')).toBeAttached();
  await page.clock.runFor(4_900);
  await expect(card).toHaveClass(/is-highlighted/);
  await page.clock.runFor(200);
  await expect(card).not.toHaveClass(/is-highlighted/);
});

test('a course beyond the first cards is brought on the page', async ({ page }) => {
  await openCatalog(page);
  await searchBox(page).fill('vendre en ligne');
  await page.keyboard.press('Enter');
  await expect(page.locator('#formation-visuels-pour-vendre-en-ligne')).toBeFocused();
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
  await box.fill('python');
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
  await expect(box).toHaveValue('python');
});

test('the filter puts the chosen courses first and says how many it hides', async ({ page }) => {
  await openCatalog(page);
  await page.getByText('Filtrer par préférences').click();
  await expect(page.getByLabel('Catégorie')).toHaveValue('Développement web frontend');
  await expect(page.getByLabel('Modalité')).toHaveValue('freemium');
  await expect(page.getByLabel('Langue')).toHaveValue('wolof');
  await page.getByRole('button', { name: 'Appliquer les filtres' }).click();
  const notice = page.getByText(/masquée/);
  await expect(notice).toBeVisible();
  const first = await page.locator(`${CARD} a`).first().getAttribute('href');
  expect(new URL(first ?? '', 'http://site').searchParams.get('categorie')).toBe(
    'Développement web frontend',
  );
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
  const hidden = '#formation-angular-guichet-centre-de-sante';
  await expect(page.locator(hidden)).toHaveCount(0);
  await searchBox(page).fill('guichet');
  await page.keyboard.press('Enter');
  await expect(page.locator(hidden)).toBeFocused();
});

test('a search asked from another page starts with its keyword', async ({ page }) => {
  await page.goto('/404');
  await page.getByLabel('Chercher une formation').fill('python');
  await page.getByRole('button', { name: 'Chercher', exact: true }).click();
  await expect(searchBox(page)).toHaveValue('python');
  await expect(page.getByRole('option').first()).toBeVisible();
});
