// Without our fixture: the code of a reader breaks its own policy, and the browser says so.
import { expect, test } from '@playwright/test';
import { WEIGHTS_KB } from '../../src/rules/tutorial/workshop/weights.ts';
import { SITE } from '../support/addresses.ts';
import {
  benchOf,
  exerciseAddress,
  exerciseIn,
  openWithEditor,
  sectionOf,
} from '../support/exercises.ts';
import { KB, weighSent } from '../support/weigh.ts';

const TYPESCRIPT = exerciseIn('typescript', 'ts');
const SUCCESS = /l’exercice est réussi/;

test.beforeEach(({ context }) =>
  context.addCookies([{ name: 'rgpd_consent', value: 'true', url: SITE }]),
);

test('a TypeScript exercise: nothing before the tap, the starter misses, the solution passes (U11, U16)', async ({
  page,
}) => {
  await page.route('**/code-editor.*.js', (route) => route.abort());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(exerciseAddress(TYPESCRIPT));
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /atelier|exercices|typescript-bench/.test(path))).toEqual([]);
  const section = sectionOf(page, TYPESCRIPT);
  const bench = benchOf(section);
  const bytes = await weighSent(page, async () => {
    await bench.open.click();
    await expect(section.getByText('Les types ne sont pas vérifiés ici.')).toBeVisible();
    await bench.check.click();
    await expect(bench.status).toContainText('Pas encore');
    await bench.field.fill(TYPESCRIPT.solution);
    await bench.check.click();
    await expect(bench.status).toHaveText(SUCCESS);
  });
  await expect(bench.right).toHaveCount(TYPESCRIPT.count);
  await expect(page.locator('.step-passed')).toHaveText('1 exercice sur 6');
  console.log(`bench of typescript, brotli: ${bytes} bytes`);
  // What Save-Data asks for is what comes, to four thousand bytes.
  expect(Math.abs(WEIGHTS_KB.typescript.bench - bytes / KB)).toBeLessThanOrEqual(4);
});

test('typed code runs; what is more than types is refused with its line, which is selected (U16)', async ({
  page,
}) => {
  await page.goto(exerciseAddress(TYPESCRIPT));
  const bench = benchOf(sectionOf(page, TYPESCRIPT));
  await openWithEditor(bench);
  await bench.field.fill('const prix: number = 5;\nconsole.log(prix as number);');
  await bench.run.click();
  await expect(bench.console).toHaveText('5\n');
  await bench.field.fill('const prix: number = 5;\nenum Jour { Lundi }\n');
  for (const [verb, place] of [
    [bench.check, bench.status],
    [bench.run, bench.console],
  ] as const) {
    await verb.click();
    await expect(place).toContainText(/^Ligne 2\s: L’atelier enlève les types/);
    await expect(bench.faulty).toHaveText('enum Jour { Lundi }');
    await expect(bench.wrong).toHaveCount(0);
  }
});

test('Save-Data: the first tap says the weight, the second downloads (U16)', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(exerciseAddress(TYPESCRIPT));
  const section = sectionOf(page, TYPESCRIPT);
  const bench = benchOf(section);
  await bench.open.click();
  const again = section.getByRole('button', { name: /^Télécharger 67\sKo et ouvrir l’atelier/ });
  await expect(again).toBeVisible();
  expect(asked.filter((path) => /exercices|typescript-bench/.test(path))).toEqual([]);
  await again.click();
  await expect(bench.field).toBeFocused();
});
