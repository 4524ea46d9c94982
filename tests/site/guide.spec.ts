import type { Page } from '@playwright/test';
import { CAREER_SECTIONS } from '../../src/rules/site/career.ts';
import { categoryOf } from '../support/content.ts';
import { expect, test } from '../support/site.ts';

const PATH = '/conseils';
const FIELDS = CAREER_SECTIONS.slice(1);

const nav = (page: Page) => page.getByRole('navigation', { name: 'Sections du guide' });
const link = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true });

test('« Trouvez votre voie en Informatique »: eight sections, in order, each with its lists', async ({
  page,
}) => {
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Trouvez votre voie en Informatique',
  );
  const ids = await page.locator('.guide-section').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual([...CAREER_SECTIONS]);
  const hrefs = await nav(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((one) => one.getAttribute('href')));
  expect(hrefs).toEqual(CAREER_SECTIONS.map((key) => `#${key}`));
  for (const key of FIELDS) {
    const section = page.locator(`#${key}`);
    const titles = await section.locator('h3').allTextContents();
    expect(titles).toEqual(
      expect.arrayContaining(['Technologies', 'Profils recherchés', 'Débouchés']),
    );
    for (const [title, least, most] of [
      ['Technologies', 6, 10],
      ['Profils recherchés', 4, 6],
      ['Débouchés', 3, 20],
    ] as const) {
      const count = await section.locator(`h3:text-is("${title}") + ul > li`).count();
      expect(count, `${key}, ${title}`).toBeGreaterThanOrEqual(least);
      expect(count, `${key}, ${title}`).toBeLessThanOrEqual(most);
    }
  }
});

test('the category of a section opens the catalogue’s search on its courses', async ({ page }) => {
  await page.goto(PATH);
  await page.locator('#data .guide-catalog').click();
  const category = categoryOf('content/career/5-data.mdx');
  await expect(page).toHaveURL(`/?${new URLSearchParams({ recherche: category })}`);
  await expect(page.getByRole('combobox').first()).toHaveValue(category);
  await expect(page.getByRole('option').first()).toBeVisible();
});

for (const [name, viewport] of [
  ['chips of a phone', { width: 360, height: 740 }],
  ['side list', { width: 1280, height: 800 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport });

    test('stays on the screen, marks the section that is read, and shows its link', async ({
      page,
    }) => {
      await page.goto(PATH);
      // On a phone the cards say the same until they have left the screen (G2).
      if (viewport.width < 992) {
        await expect(nav(page)).toHaveCount(0);
        await page.locator('#intro').evaluate((section) => {
          const { top } = section.getBoundingClientRect();
          window.scrollTo({ top: top + 200, behavior: 'instant' });
        });
      }
      await expect(link(page, 'Choisir')).toHaveAttribute('aria-current', 'true');
      for (const [label, key] of [
        ['Données', 'data'],
        ['Design', 'design'],
        ['Web', 'web'],
      ] as const) {
        await link(page, label).click();
        await expect(page).toHaveURL(`${PATH}#${key}`);
        await expect(page.locator(`#${key} h2`)).toBeInViewport();
        await expect(link(page, label)).toHaveAttribute('aria-current', 'true');
        await expect(nav(page).locator('[aria-current]')).toHaveCount(1);
        await expect(link(page, label)).toBeInViewport({ ratio: 1 });
      }
    });

    test('the title that it opens is under neither the header nor the list', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${PATH}#cloud`);
      const title = page.locator('#cloud h2');
      await expect(title).toBeInViewport();
      const top = (await title.boundingBox())?.y ?? 0;
      const list = await nav(page).boundingBox();
      const header = await page.locator('.header').boundingBox();
      const over =
        viewport.width < 992 ? (list?.y ?? 0) + (list?.height ?? 0) : (header?.height ?? 0);
      expect(top).toBeGreaterThanOrEqual(over);
      expect(top).toBeLessThan(over + 60);
    });
  });
}

test('B-146 the page scrolls smoothly, but for who wants no motion', async ({ page }) => {
  await page.goto(PATH);
  for (const [reducedMotion, behavior] of [
    ['no-preference', 'smooth'],
    ['reduce', 'auto'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', behavior);
  }
});

test('by the keyboard alone: a section is opened, and reading goes on from there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PATH);
  await link(page, 'Design').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#design h2')).toBeInViewport();
  await page.keyboard.press('Tab');
  const section = await page.evaluate(() => document.activeElement?.closest('section')?.id);
  expect(section).toBe('design');
});
