import { violations, violationsInBothThemes } from '../support/axe.ts';
import {
  benchOf,
  exerciseAddress,
  exerciseIn,
  openBench,
  openWithEditor,
  SUCCESS,
  sectionOf,
  test,
} from '../support/exercises.ts';
import { excessWidth } from '../support/overflow.ts';
import { expect } from '../support/site.ts';

const JAVASCRIPT = exerciseIn('javascript', 'js');
const PYTHON = exerciseIn('python', 'py');
const REACT = exerciseIn('reactjs', 'jsx');

test('a loop without end is stopped, run or checked, and the bench goes on (U4, U12)', async ({
  page,
}) => {
  const bench = await openBench(page, JAVASCRIPT);
  await bench.field.fill(`${JAVASCRIPT.solution}\nwhile (true) {}`);
  await bench.run.click();
  await expect(bench.console).toContainText('2 secondes');
  await bench.check.click();
  await expect(bench.status).toContainText('ne peut pas être vérifié');
  await expect(bench.console).toContainText('2 secondes');
  await bench.field.fill(JAVASCRIPT.solution);
  await bench.check.click();
  await expect(bench.status).toHaveText(SUCCESS);
});

test('code that redefines what tests use, or says their verdicts, passes nothing (U7)', async ({
  page,
}) => {
  const bench = await openBench(page, JAVASCRIPT);
  const last = `globalThis.__atelier = { test() {} }; Object.is = () => true; throw new Error('oups');`;
  await bench.field.fill(`${JAVASCRIPT.solution}\n${last}`);
  await bench.check.click();
  await expect(bench.status).toContainText('ne peut pas être vérifié');
  await expect(bench.console).toContainText('__atelier');
  await expect(page.locator('.step-passed')).toHaveCount(0);
});

test('Python: typed lines, an error with its line, a loop without end, « Arrêter », and then it still works (U9, U18)', async ({
  page,
}) => {
  const bench = await openBench(page, PYTHON);
  await bench.field.fill('print(1)');
  await expect(bench.typed).toBeHidden();
  await bench.field.fill('nom = input("Nom ? ")\nprint("Bonjour", nom)');
  await bench.typed.fill('Awa');
  await bench.run.click();
  await expect(bench.console).toHaveText('Nom ? Awa\nBonjour Awa\n');
  await bench.field.fill('x = 1\nprint(absent)\n');
  await bench.run.click();
  await expect(bench.console).toContainText(/^Ligne 2\s: Rien ne se nomme .*Traceback/);
  await expect(bench.faulty).toHaveText('print(absent)');
  await bench.field.fill('while True: pass');
  await bench.run.click();
  await expect(bench.console).toContainText('5 secondes');
  await bench.run.click();
  await bench.stop.click();
  await expect(bench.console).toContainText('Tu as arrêté ton programme.');
  await bench.field.fill('print("encore")');
  await bench.run.click();
  await expect(bench.console).toHaveText('encore\n');
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

test('React: a component is drawn and answers a touch; a warning is said (U23)', async ({
  page,
}) => {
  const bench = await openBench(page, REACT);
  await bench.field.fill(REACT.solution);
  await bench.run.click();
  const shown = sectionOf(page, REACT).frameLocator('iframe');
  await shown.getByRole('button', { name: 'Prendre une place' }).click();
  await expect(shown.getByRole('status')).toHaveText('Libres : 13');
  const workshop = { include: ['.workshop'] };
  expect(await violationsInBothThemes(page, workshop)).toEqual([]);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  await bench.field.fill('export default () => <p class="prix">150</p>;');
  await bench.run.click();
  await expect(bench.console).toContainText('l’attribut class s’écrit className');
  await bench.field.fill('export default function App() {\n  return absent;\n}');
  await bench.run.click();
  await expect(bench.console.locator('.error > summary')).toHaveText([
    /^Ligne 2\s: Rien ne se nomme/,
  ]);
  await expect(bench.console.locator('samp:not([lang=en])')).toHaveCount(0);
});

test('React: a sample is tried with the files that it imports; its weight is said before the tap (U1, U23)', async ({
  page,
}) => {
  await page.goto('/ressources/reactjs?tabs=bases');
  const figure = page.locator('#bases figure.code[data-files="src/carte.css"]').first();
  await figure.getByRole('button', { name: /^Essayer \(155\sKo\)/ }).click();
  const shown = page.frameLocator('.workshop iframe');
  await expect(shown.locator('.carte').first()).toHaveText('Tour 1 : Birame contre Gora');
  await expect(shown.locator('.carte').first()).toHaveCSS('background-color', 'rgb(251, 241, 230)');
});

test('a run of SQL shows its rows as a table that all can read, and the tables of the base; a query without end is stopped (U19, U21, U22)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const bench = await openBench(page, exerciseIn('sql', 'sql'));
  const results = page.locator('.sql-results');
  await bench.field.fill("SELECT 'Un chant écarlate' AS titre, NULL AS prix;");
  await bench.run.click();
  await expect(results.getByRole('columnheader')).toHaveText(['titre', 'prix']);
  await expect(results.getByRole('cell')).toHaveText(['Un chant écarlate', 'NULL']);
  await page.getByText('Voir les tables').click();
  await expect(page.locator('.sql-tables')).toContainText(/ lignes?\)/);
  expect(await violations(page, { include: ['.workshop'] })).toEqual([]);
  expect(await excessWidth(page)).toBe(0);

  await bench.field.fill(
    'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i FROM n) SELECT max(i) FROM n;',
  );
  await bench.run.click();
  await bench.stop.click();
  await expect(results).toContainText('Tu as arrêté ta requête.');
  await bench.field.fill('SELECT 1;');
  await bench.run.click();
  await expect(results.getByRole('cell')).toHaveText(['1']);
});

test('SQL: what was got and what was wanted are tables under the first test that fails, the others are folded (U12, U20)', async ({
  page,
}) => {
  const bench = await openBench(page, exerciseIn('sql', 'sql'));
  await bench.field.fill('SELECT 1 AS lecteur_id, 9 AS rendus;');
  await bench.check.click();
  const tables = bench.wrong.first().getByRole('table');
  await expect(tables).toHaveCount(2);
  await expect(tables.first().getByRole('caption')).toHaveText(/^Reçu\s: 1 ligne$/);
  await expect(tables.first().getByRole('columnheader')).toHaveText(['lecteur_id', 'rendus']);
  await expect(bench.wrong.locator('details[open]')).toHaveCount(1);
  expect(await violations(page, { include: ['.workshop'] })).toEqual([]);
});
