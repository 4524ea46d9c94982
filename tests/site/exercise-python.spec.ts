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

const PYTHON = exerciseIn('python', 'py');
const SUCCESS = /l’exercice est réussi/;

test.beforeEach(({ context }) =>
  context.addCookies([{ name: 'rgpd_consent', value: 'true', url: SITE }]),
);

test('a Python exercise: nothing before the tap, the starter misses, the solution passes (U18)', async ({
  page,
}) => {
  await page.route('**/code-editor.*.js', (route) => route.abort());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(exerciseAddress(PYTHON));
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /atelier|exercices|python-bench|wasm/.test(path))).toEqual([]);
  const bench = benchOf(sectionOf(page, PYTHON));
  const bytes = await weighSent(page, async () => {
    await bench.open.click();
    await bench.check.click();
    await expect(bench.status).toContainText('Pas encore');
    await bench.field.fill(PYTHON.solution);
    await bench.check.click();
    await expect(bench.status).toHaveText(SUCCESS);
  });
  await expect(bench.right).toHaveCount(PYTHON.count);
  await expect(page.locator('.step-passed')).toHaveText('1 exercice sur 6');
  console.log(`bench of python, brotli: ${bytes} bytes`);
  expect(bytes).toBeLessThanOrEqual(230 * KB);
  // What Save-Data asks for is what comes, to four thousand bytes.
  expect(Math.abs(WEIGHTS_KB.python.bench - bytes / KB)).toBeLessThanOrEqual(4);
});

test('typed lines, an error with its line, « Arrêter », and then it still works (U9, U18)', async ({
  page,
}) => {
  await page.goto(exerciseAddress(PYTHON));
  const bench = benchOf(sectionOf(page, PYTHON));
  await openWithEditor(bench);
  await bench.field.fill('print(1)');
  await expect(bench.typed).toBeHidden();
  await bench.field.fill('nom = input("Nom ? ")\nprint("Bonjour", nom)');
  await bench.typed.fill('Awa');
  await bench.run.click();
  await expect(bench.console).toHaveText('Nom ? Awa\nBonjour Awa\n');
  await bench.field.fill('x = 1\nprint(absent)\n');
  await bench.run.click();
  await expect(bench.console).toContainText('Ligne 2\nTraceback');
  await expect(bench.faulty).toHaveText('print(absent)');
  await bench.field.fill('while True: pass');
  await bench.run.click();
  await bench.stop.click();
  await expect(bench.console).toContainText('Tu as arrêté ton programme.');
  await bench.field.fill('print("encore")');
  await bench.run.click();
  await expect(bench.console).toHaveText('encore\n');
});

test('a loop without end is stopped after 5 s, and the bench goes on (U9)', async ({ page }) => {
  await page.goto(exerciseAddress(PYTHON));
  const bench = benchOf(sectionOf(page, PYTHON));
  await openWithEditor(bench);
  await bench.field.fill('while True: pass');
  await bench.run.click();
  await expect(bench.console).toContainText('5 secondes');
  await bench.field.fill(PYTHON.solution);
  await bench.check.click();
  await expect(bench.status).toHaveText(SUCCESS);
});

test('Python that does not come is said, and is asked for again (U18)', async ({ page }) => {
  await page.route('**/*.wasm', (route) => route.abort());
  await page.goto(exerciseAddress(PYTHON));
  const bench = benchOf(sectionOf(page, PYTHON));
  await openWithEditor(bench);
  await expect(bench.console).toContainText('Python ne s’est pas téléchargé');
  await page.unroute('**/*.wasm');
  await bench.field.fill('print("là")');
  await bench.run.click();
  await expect(bench.console).toHaveText('là\n');
});

test('Save-Data: the first tap says the weight, the second downloads (U18)', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(exerciseAddress(PYTHON));
  const section = sectionOf(page, PYTHON);
  const bench = benchOf(section);
  await bench.open.click();
  const again = section.getByRole('button', { name: /^Télécharger 210\sKo et ouvrir l’atelier/ });
  await expect(again).toBeVisible();
  expect(asked.filter((path) => /wasm|exercices/.test(path))).toEqual([]);
  await again.click();
  await expect(bench.field).toBeFocused();
});

test('offline, it is said that Python needs a connection (U18)', async ({ page }) => {
  await page.goto(exerciseAddress(PYTHON));
  const bench = benchOf(sectionOf(page, PYTHON));
  await page.route('**/atelier-python', (route) => route.abort());
  await bench.open.click();
  await expect(bench.console).toContainText('Python ne s’est pas téléchargé');
});
