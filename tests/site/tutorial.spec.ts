import type { Page } from '@playwright/test';
import { STEPS } from '../../src/rules/tutorial/step-labels.ts';
import { shiftOf, watchShift } from '../support/shift.ts';
import { API, expect, test } from '../support/site.ts';

const PYTHON = '/ressources/python';

const shownStep = (page: Page) => page.locator('.step:visible');
const stepTitle = (page: Page) => shownStep(page).locator('.step-title');

test('`?tabs=` opens its step, and nothing shifts', async ({ page }) => {
  await watchShift(page);
  for (const { key } of STEPS) {
    await page.goto(`${PYTHON}?tabs=${key}`);
    await expect(shownStep(page)).toHaveId(key);
    await expect(page.locator('.copy').first()).toBeAttached();
    expect(await shiftOf(page), key).toBeLessThan(0.02);
  }
});

test('Suivant and Retour lead on and back, with the browser’s own buttons too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(PYTHON);
  const asked: string[] = [];
  // The session's probe at idle, the browser's own look at the icon, and what the first scroll of a page
  // and the first end of a step bring are no requests of a step.
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(API) && !/icon-48\.png$|\/(?:scrolled|questions|frames)\./.test(url))
      asked.push(url);
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
  await page.goto('/ressources/html?tabs=project');
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

test('lines to put in order are judged', async ({ page }) => {
  await page.goto(`${PYTHON}?tabs=first`);
  const box = shownStep(page).locator('.parsons').first();
  await box.scrollIntoViewIfNeeded();
  await box.getByRole('button', { name: 'Vérifier' }).click();
  await expect(box.getByText(/^Pas encore/)).toBeVisible();
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
