import type { Page } from '@playwright/test';
import { STEPS } from '../../src/rules/tutorial/step-labels.ts';
import { shiftOf, watchShift } from '../support/shift.ts';
import { API, expect, test } from '../support/site.ts';

const PYTHON = '/ressources/python';

const shownStep = (page: Page) => page.locator('.step:visible');
const stepTitle = (page: Page) => shownStep(page).locator('.step-title');

test.describe('an address', () => {
  for (const { key } of STEPS) {
    test(`?tabs=${key} opens its step, and nothing shifts`, async ({ page }) => {
      await watchShift(page);
      await page.goto(`${PYTHON}?tabs=${key}`);
      await expect(shownStep(page)).toHaveId(key);
      await expect(page.locator('.copy').first()).toBeAttached();
      expect(await shiftOf(page)).toBeLessThan(0.02);
    });
  }

  test('of no step opens the introduction', async ({ page }) => {
    const hostile = ['javascript:alert(1)', '__proto__', '<script>', '%E0%A4%A', 'x'.repeat(2_000)];
    for (const tabs of ['', 'Bases', ...hostile]) {
      await page.goto(`${PYTHON}?tabs=${tabs}`);
      await expect(shownStep(page), tabs.slice(0, 20)).toHaveId('intro');
    }
  });

  test('with a heading opens the step that holds it, at that heading', async ({ page }) => {
    await page.goto(PYTHON);
    const heading = page.locator('#utils h3').nth(3);
    const id = await heading.getAttribute('id');
    await page.goto(`${PYTHON}#${id}`);
    await expect(shownStep(page)).toHaveId('utils');
    await expect(heading).toBeInViewport();
  });

  test('of a correction unfolds it', async ({ page }) => {
    await page.goto(`${PYTHON}?tabs=exos`);
    await shownStep(page).getByRole('link', { name: 'Voir la correction' }).first().click();
    await expect(shownStep(page)).toHaveId('corrections');
    await expect(page.locator('details.correction').first()).toHaveAttribute('open', '');
  });
});

test('Suivant and Retour lead on and back, with the browser’s own buttons too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(PYTHON);
  const asked: string[] = [];
  // The session's probe at idle, the browser's own look at the icon, and what the first scroll of a page
  // brings are no requests of a step.
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(API) && !/icon-48\.png$|\/(?:floats|heading)\./.test(url)) asked.push(url);
  });
  await shownStep(page)
    .getByRole('link', { name: /Suivant.*Premiers pas/s })
    .click();
  await expect(shownStep(page)).toHaveId('first');
  await expect(stepTitle(page)).toBeFocused();
  await expect(page).toHaveURL(/\?tabs=first$/);
  await expect(page).toHaveTitle(/^Python\s: .+ · Jàngal$/);
  await page.goBack();
  await expect(shownStep(page)).toHaveId('intro');
  await page.goForward();
  await expect(shownStep(page)).toHaveId('first');
  expect(asked).toEqual([]);
});

test('a marked line of code stands under the one before, never beside it', async ({ page }) => {
  await page.goto(`${PYTHON}?tabs=project`);
  const marks = shownStep(page).locator('.code mark');
  const lefts = await marks.evaluateAll((lines) =>
    lines.map((line) => line.getBoundingClientRect().left),
  );
  expect(lefts.length).toBeGreaterThan(1);
  expect(new Set(lefts).size).toBe(1);
});

test('on a phone a sample reaches the edges, and what it prints is read whole (T19)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ressources/css?tabs=bases');
  const panel = page.locator('#bases');
  const widest = await panel
    .locator('.code')
    .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().width)));
  expect(widest).toBe(360);
  const folded = panel.locator('.output:not(.is-aligned) pre');
  expect(await folded.count()).toBeGreaterThan(20);
  expect(
    await folded.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    ),
  ).toEqual([]);
});

test('lines of code are put in order by the keyboard', async ({ page }) => {
  await page.goto(`${PYTHON}?tabs=first`);
  const box = shownStep(page).locator('.parsons').first();
  await box.scrollIntoViewIfNeeded();
  await box.getByRole('button', { name: 'Vérifier' }).click();
  await expect(box.getByText(/^Pas encore/)).toBeVisible();
  const count = await box.locator('li').count();
  for (let place = 1; place <= count; place++) {
    const up = box.locator(`li[data-place="${place}"] button`).first();
    while (
      (await box
        .locator('li')
        .nth(place - 1)
        .getAttribute('data-place')) !== String(place)
    ) {
      await up.press('Enter');
    }
  }
  await box.scrollIntoViewIfNeeded();
  await box.getByRole('button', { name: 'Vérifier' }).click();
  await expect(box.getByText('C’est le bon ordre.')).toBeVisible();
});

test('the search of the menu opens the right step at the right heading', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(PYTHON);
  await page.getByRole('searchbox', { name: 'Chercher dans les tutoriels' }).click();
  await page.getByRole('searchbox', { name: 'Chercher dans les tutoriels' }).fill('dictionnaire');
  const hit = page.locator('.tutorial-hit').first();
  await expect(hit).toContainText('Python › Outils & Structures');
  await hit.click();
  await expect(shownStep(page)).toHaveId('utils');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all eight steps read in order, and answers unfold', async ({ page }) => {
    await page.goto(PYTHON);
    await expect(page.locator('.step:visible')).toHaveCount(8);
    await expect(page.locator('.bottom-bar')).toBeHidden();
    await expect(page.locator('.copy')).toHaveCount(0);
    const answer = page.locator('details.answer').first();
    await answer.locator('summary').click();
    await expect(answer).toHaveAttribute('open', '');
  });
});
