import type { Locator, Page } from '@playwright/test';
import { expect, expectIslandsAwake, openCatalog, test } from '../support/site.ts';

const PYTHON = '/ressources/python';

function place(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Waits until an element stands about so far from the top of the screen. */
async function standsAt(link: Locator, top: number): Promise<void> {
  await expect
    .poll(async () => Math.abs((await topOf(link)) - top), { message: `at ${top}` })
    .toBeLessThan(60);
}

function topOf(link: Locator): Promise<number> {
  return link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
}

/** Where an element stands, once what is drawn around it moves it no more. */
async function stillTop(link: Locator): Promise<number> {
  let before = Number.NaN;
  const isStill = async () => {
    const last = before;
    before = await topOf(link);
    return before === last;
  };
  await expect.poll(isStill, { intervals: [100] }).toBe(true);
  return before;
}

/** Waits until the page stands about there. */
async function near(page: Page, top: number): Promise<void> {
  await expect
    .poll(async () => Math.abs((await place(page)) - top), { message: `near ${top}` })
    .toBeLessThan(120);
}

/** Some place of a page, as a reader comes to it, once what comes near is drawn and moves it no more. */
async function readTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  let before = 0;
  const isStill = async () => {
    const last = before;
    before = await place(page);
    return before === last && before > top / 2;
  };
  await expect.poll(isStill, { intervals: [100] }).toBe(true);
}

test.describe('in a tutorial', () => {
  for (const slug of ['python', 'css']) {
    test(`${slug}: back from the next step, one reads on where one was (T4)`, async ({ page }) => {
      await page.goto(`/ressources/${slug}?tabs=bases`);
      await readTo(page, 8_000);
      const left = await place(page);
      await page
        .locator('#bases .step-foot')
        .getByRole('link', { name: /Suivant/ })
        .dispatchEvent('click');
      await expect(page).toHaveURL(/\?tabs=utils$/);
      expect(await place(page)).toBe(0);
      await page.goBack();
      await expect(page.locator('#bases')).toBeVisible();
      await near(page, left);
    });
  }

  test('back from a heading, too, and back to a heading one had left (T2)', async ({ page }) => {
    await page.goto(`${PYTHON}?tabs=bases`);
    await readTo(page, 3_000);
    const [first, heading] = [await place(page), '#utils-garder-un-cahier-entier-json'];
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, heading);
    await expect(page.locator(heading)).toBeInViewport();
    await readTo(page, (await place(page)) + 900);
    const second = await place(page);
    await page
      .locator('#utils .step-foot')
      .getByRole('link', { name: /Suivant/ })
      .dispatchEvent('click');
    await expect(page).toHaveURL(/\?tabs=exos$/);
    await page.goBack();
    await near(page, second);
    await page.goBack();
    await expect(page.locator('#bases')).toBeVisible();
    await near(page, first);
  });

  test('a link to a text opens the step that holds it (T2)', async ({ page }) => {
    const text = 'Une liste peut contenir des listes';
    await page.goto(`${PYTHON}#:~:text=${encodeURIComponent(text)}`);
    await expect(page.locator('#bases')).toBeVisible();
    await expect(page.locator('#intro')).toBeHidden();
    await expect(page.locator('#bases').getByText(text).first()).toBeInViewport();
    await expect(page).toHaveURL(/\?tabs=bases$/);
    await expect(page.locator('.step-links > li > [data-step-link=bases]')).toHaveAttribute(
      'aria-current',
      'step',
    );
  });
});

test('back from a course: the unfolded list, its search, its filter and its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCatalog(page);
  await page.getByRole('button', { name: 'En wolof' }).click();
  await page.getByRole('button', { name: 'Afficher la suite des formations' }).click();
  const box = page.locator('#catalog-search');
  await box.fill('python');
  await box.press('Escape');
  const link = page.locator('.course-card a').nth(15);
  await link.scrollIntoViewIfNeeded();
  const left = await stillTop(link);
  const name = (await link.getAttribute('aria-label')) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/course\?/);
  await expect(page.locator('h1')).toBeVisible();
  await page.goBack();
  await standsAt(page.getByRole('link', { name, exact: true }), left);
  await expect(page.getByRole('button', { name: 'En wolof' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(box).toHaveValue('python');
  await expect(page.locator('#catalog-results')).toBeHidden();
});

test('back from a tutorial: the domain, the search, what answered and its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ressources');
  await expectIslandsAwake(page);
  const box = page.getByRole('searchbox', { name: 'Rechercher une ressource' });
  const domain = page.getByRole('combobox', { name: 'Domaine' });
  const hits = page.getByRole('region', { name: 'Dans les tutoriels' }).getByRole('link');
  await box.fill('boucle');
  await domain.selectOption('Backend');
  await expect(hits.last()).toBeVisible();
  await expect(hits.nth(5)).toBeVisible();
  await hits.nth(5).scrollIntoViewIfNeeded();
  const left = await stillTop(hits.nth(5));
  const href = await hits.nth(5).getAttribute('href');
  await hits.nth(5).click();
  await expect(page.locator('.tutorial')).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue('boucle');
  await expect(domain).toHaveValue('Backend');
  await standsAt(page.locator(`.tutorial-hit[href="${href}"]`), left);
});
