import type { Page } from '@playwright/test';
import { benchOf, exerciseIn, openWithEditor, SUCCESS, sectionOf } from '../support/exercises.ts';
import { excessWidth } from '../support/overflow.ts';
import { addStyle, LARGE_TEXT } from '../support/reader.ts';
import { expect, test } from '../support/site.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('with letters twice as large, a learner finds a notion, answers a quiz and passes an exercise on a phone', async ({
  page,
}) => {
  const exercise = exerciseIn('html', 'html');

  await test.step('from home to the search of the tutorials', async () => {
    await page.goto('/');
    await enlarge(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: 'Nos Ressources | Exercices | Tests' }).first().click();
    const box = page.getByPlaceholder('Rechercher une ressource...');
    await box.fill('image html');
    const hit = page.locator('.tutorial-hit').first();
    await expect(hit).toBeVisible();
    await isWhole(page);
    await hit.click();
    await expect(page).toHaveURL(/\/ressources\/html/);
  });

  await test.step('a quiz', async () => {
    await page.goto('/ressources/html?tabs=bases');
    await enlarge(page);
    const quiz = page.locator('#bases .quiz').first();
    await quiz.scrollIntoViewIfNeeded();
    await quiz.getByRole('radio').first().check();
    await quiz.getByRole('button', { name: 'Vérifier' }).click();
    await expect(quiz.locator('.verdict')).toContainText(/Bonne réponse|Pas encore/);
    await isWhole(page);
  });

  await test.step('an exercise', async () => {
    await page.goto('/ressources/html?tabs=exos');
    await enlarge(page);
    const bench = benchOf(sectionOf(page, exercise));
    await openWithEditor(bench);
    await bench.field.fill(exercise.solution);
    await bench.check.click();
    await expect(bench.status).toHaveText(SUCCESS);
    await expect(bench.status).toBeInViewport();
    await isWhole(page);
  });
});

/** The reader's own size of letters, again on each page. */
function enlarge(page: Page): Promise<void> {
  return addStyle(page, LARGE_TEXT);
}

/** Nothing leaves the screen on its side. */
async function isWhole(page: Page): Promise<void> {
  expect(await excessWidth(page), 'pixels too wide').toBeLessThanOrEqual(0);
}
