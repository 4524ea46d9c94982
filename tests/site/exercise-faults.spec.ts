// Without our fixture: the code of a reader breaks its own policy, and the browser says so.
import { expect, test } from '@playwright/test';
import { SITE } from '../support/addresses.ts';
import {
  benchOf,
  exerciseAddress,
  exerciseIn,
  openWithEditor,
  sectionOf,
} from '../support/exercises.ts';

const HTML = exerciseIn('html', 'html');
const SUCCESS = /l’exercice est réussi/;

test.beforeEach(({ context }) =>
  context.addCookies([{ name: 'rgpd_consent', value: 'true', url: SITE }]),
);

test('a loop without end is stopped, and the bench goes on (U4, U12)', async ({ page }) => {
  const exercise = exerciseIn('javascript', 'js');
  await page.goto(exerciseAddress(exercise));
  const bench = benchOf(sectionOf(page, exercise));
  await openWithEditor(bench);
  await bench.field.fill(`${exercise.solution}\nwhile (true) {}`);
  await bench.run.click();
  await expect(bench.console).toContainText('2 secondes');
  await bench.check.click();
  await expect(bench.status).toContainText('2 secondes');
  await bench.field.fill(exercise.solution);
  await bench.check.click();
  await expect(bench.status).toHaveText(SUCCESS);
});

test('the line of a fault is marked, and selected (U6)', async ({ page }) => {
  const exercise = exerciseIn('javascript', 'js');
  await page.goto(exerciseAddress(exercise));
  const bench = benchOf(sectionOf(page, exercise));
  await openWithEditor(bench);
  await bench.field.fill('const prix = 5;\n\nabsent(prix);\n');
  await bench.run.click();
  await expect(bench.console).toContainText('absent is not defined');
  await expect(bench.faulty).toHaveText('absent(prix);');
});

test('code that redefines what tests use, or says their verdicts, passes nothing (U7)', async ({
  page,
}) => {
  const exercise = exerciseIn('javascript', 'js');
  await page.goto(exerciseAddress(exercise));
  const bench = benchOf(sectionOf(page, exercise));
  await openWithEditor(bench);
  const last = `globalThis.__atelier = { test() {} }; Object.is = () => true; throw new Error('oups');`;
  await bench.field.fill(`${exercise.solution}\n${last}`);
  await bench.check.click();
  await expect(bench.status).toContainText('__atelier');
  await expect(page.locator('.step-passed')).toHaveCount(0);
});

test('a storage that refuses: it is said, and the work goes on (U13)', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('plein', 'QuotaExceededError');
    };
  });
  await page.goto(exerciseAddress(HTML));
  const section = sectionOf(page, HTML);
  const bench = benchOf(section);
  await openWithEditor(bench);
  await bench.field.fill(HTML.solution);
  await expect(section.getByText(/^Cet appareil ne peut rien garder/)).toBeVisible();
  await bench.check.click();
  await expect(bench.status).toHaveText(SUCCESS);
  await bench.close.click();
  await bench.open.click();
  await expect(bench.code).toHaveValue(HTML.solution);
});

test('an exercise that does not come is said, and its button asks again (U12)', async ({
  page,
}) => {
  await page.goto(exerciseAddress(HTML));
  const bench = benchOf(sectionOf(page, HTML));
  await page.route('**/exercices/**', (route) => route.abort());
  await bench.open.click();
  await expect(page.getByText(/^L’atelier ne s’est pas chargé/)).toBeVisible();
  await page.unroute('**/exercices/**');
  await openWithEditor(bench);
});
