import type { Page } from '@playwright/test';
import { KEYS } from '../../src/browser/platform/storage.ts';
import { STEPS } from '../../src/rules/tutorial/step-labels.ts';
import { expect, SITE, test } from '../support/site.ts';

/** What an A4 sheet leaves between its margins, at 96 points per inch: 210 − 2 × 18 mm. */
const SHEET_WIDTH = 658;
const PATH = '/ressources/python';

test.use({ viewport: { width: SHEET_WIDTH, height: 980 } });

async function openOnPaper(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
}

/** The elements of that kind that a reader of the sheet sees. */
function seen(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
      .filter((element) => element.getBoundingClientRect().width > 1)
      .map((element) => `${element.localName}.${element.className} ${element.textContent}`),
  );
}

/** What the sheet would cut on its right side. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(
    (width) =>
      [...document.querySelectorAll('main *')]
        .filter((element) => !element.closest('.visually-hidden'))
        .filter(
          (element) =>
            element.getBoundingClientRect().right > width + 1 ||
            (element.matches('pre') && element.scrollWidth > element.clientWidth),
        )
        .map((element) => `${element.localName}.${element.className}`),
    SHEET_WIDTH,
  );
}

test('a tutorial is a booklet', async ({ page }) => {
  await openOnPaper(page, `${PATH}?tabs=bases`);

  await test.step('a cover with its title and steps, then the eight steps in order', async () => {
    await expect(page.locator('.step-menu-title')).toBeVisible();
    await expect(page.locator('.step-links > li')).toHaveCount(STEPS.length);
    let end = 0;
    for (const { key, label } of STEPS) {
      const step = page.locator(`#${key}`);
      await expect(step).toHaveCSS('break-before', 'page');
      await expect(step).toHaveCSS('page', key);
      await expect(page.locator('.step-link').filter({ hasText: label })).toBeVisible();
      const { y = 0, height = 0 } = (await step.boundingBox()) ?? {};
      expect(y).toBeGreaterThanOrEqual(end);
      end = y + height;
    }
  });

  await test.step('nothing stays folded', async () => {
    // What is for a screen alone: the outline, the search, « Garder hors ligne », the tutorial in one file.
    const content =
      'main details:not(.outline-fold) > :not(summary, style, script, astro-island, .keep, .copy-link)';
    expect(await page.locator(content).count()).toBeGreaterThan(100);
    expect(await seen(page, content)).toHaveLength(await page.locator(content).count());
    await expect(page.getByText('À passer par WhatsApp')).toBeHidden();
  });

  await test.step('no menu, button, notice, progress', async () => {
    expect(await seen(page, 'body > :not(main, script, template)')).toEqual([]);
    expect(await seen(page, 'main :is(button, .button, nav:not(.step-menu), .progress)')).toEqual(
      [],
    );
  });

  await test.step('a link is followed by its address, a part of the page is not', async () => {
    const written = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((link) => getComputedStyle(link, '::after').content.replace(/" "|" \+ "/g, ''));
    expect(await written('.prose a[href^="https://www.python.org"]')).toContain(
      'https://www.python.org/downloads/',
    );
    expect(await written('.prose a[href^="/"]')).toContain(`${SITE}/`);
    expect(await written('.prose a[href^="#"]')).toBe('none');
  });

  await test.step('no line is cut, and none loses the spaces at its start', async () => {
    expect(await cut(page)).toEqual([]);
    const lost = await page.locator('.code mark').evaluateAll((marks) =>
      marks
        .map(({ nextSibling, parentElement }) => {
          const [, spaces = ''] = /^( +)\S/.exec(nextSibling?.textContent ?? '') ?? [];
          if (!spaces || !(nextSibling instanceof Text) || !parentElement) return 0;
          const range = document.createRange();
          range.setStart(nextSibling, spaces.length);
          range.setEnd(nextSibling, spaces.length + 1);
          const letter = range.getBoundingClientRect();
          const indent = letter.left - parentElement.getBoundingClientRect().left;
          return spaces.length - Math.round(indent / letter.width);
        })
        .filter((missing) => missing !== 0),
    );
    expect(lost).toEqual([]);
  });

  await test.step('its sheets are A4', async () => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf).toMatch(/\/MediaBox \[0 0 594\.9\d* 841\.9\d*\]/);
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(STEPS.length);
  });

  await test.step('a quiz is a sheet to fill in, whatever was answered on the screen', async () => {
    const quiz = page.locator('#bases .quiz').first();
    await page.emulateMedia({ media: 'screen' });
    await quiz.locator('.choice:not(.right) > label').first().click();
    await quiz.getByRole('button', { name: 'Vérifier' }).click();
    await expect(quiz.locator('.why').filter({ visible: true })).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(quiz.locator('.why').filter({ visible: true })).toHaveCount(0);
    await expect(quiz.locator('.answer > p').first()).toBeVisible();
    const borders = quiz.locator('.choice > label');
    for (const label of await borders.all()) await expect(label).toHaveCSS('border-width', '0px');
  });
});

for (const theme of ['light', 'dark'] as const) {
  test(`ink on white, when the screen is ${theme}`, async ({ page }) => {
    await page.addInitScript(([key, name]) => localStorage.setItem(key, name), [
      KEYS.theme,
      theme,
    ] as const);
    await page.emulateMedia({ colorScheme: theme });
    await openOnPaper(page, PATH);
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(29, 26, 51)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
}

test('every page prints its text alone', async ({ page }) => {
  for (const path of ['/', '/ressources', '/course', '/hors-ligne', '/404']) {
    await page.emulateMedia({ media: 'screen' });
    await openOnPaper(page, path);
    expect(await seen(page, 'body > :not(main, script, template)'), path).toEqual([]);
    expect(await seen(page, 'main :is(button, .button, input[type="search"])'), path).toEqual([]);
    expect(await cut(page), path).toEqual([]);
  }
});
