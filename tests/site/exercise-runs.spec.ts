import { violationsInBothThemes } from '../support/axe.ts';
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

const HTML = exerciseIn('html', 'html');
const JAVASCRIPT = exerciseIn('javascript', 'js');
const TYPESCRIPT = exerciseIn('typescript', 'ts');
const PYTHON = exerciseIn('python', 'py');
const REACT = exerciseIn('reactjs', 'jsx');

for (const { exercise, loop, said } of [
  { exercise: JAVASCRIPT, loop: `${JAVASCRIPT.solution}\nwhile (true) {}`, said: '2 secondes' },
  { exercise: PYTHON, loop: 'while True: pass', said: '5 secondes' },
]) {
  test(`${exercise.tutorial}: a loop without end is stopped, and the bench goes on (U4, U9, U12)`, async ({
    page,
  }) => {
    const bench = await openBench(page, exercise);
    await bench.field.fill(loop);
    await bench.run.click();
    await expect(bench.console).toContainText(said);
    if (exercise === JAVASCRIPT) {
      await bench.check.click();
      await expect(bench.status).toContainText(said);
    }
    await bench.field.fill(exercise.solution);
    await bench.check.click();
    await expect(bench.status).toHaveText(SUCCESS);
  });
}

test('the line of a fault is marked (U6)', async ({ page }) => {
  const bench = await openBench(page, JAVASCRIPT);
  await bench.field.fill('const prix = 5;\n\nabsent(prix);\n');
  await bench.run.click();
  await expect(bench.console).toContainText('absent is not defined');
  await expect(bench.faulty).toHaveText('absent(prix);');
});

test('code that redefines what tests use, or says their verdicts, passes nothing (U7)', async ({
  page,
}) => {
  const bench = await openBench(page, JAVASCRIPT);
  const last = `globalThis.__atelier = { test() {} }; Object.is = () => true; throw new Error('oups');`;
  await bench.field.fill(`${JAVASCRIPT.solution}\n${last}`);
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
  const bench = await openBench(page, HTML);
  await bench.field.fill(HTML.solution);
  const refusal = sectionOf(page, HTML).getByText(/^Cet appareil ne peut rien garder/);
  await expect(refusal).toBeVisible();
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

test('Python: typed lines, an error with its line, « Arrêter », and then it still works (U9, U18)', async ({
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

for (const file of ['**/*.wasm', '**/atelier-python']) {
  test(`Python whose ${file} does not come is said, and is asked for again (U18)`, async ({
    page,
  }) => {
    await page.route(file, (route) => route.abort());
    await page.goto(exerciseAddress(PYTHON));
    const bench = benchOf(sectionOf(page, PYTHON));
    await openWithEditor(bench);
    await expect(bench.console).toContainText('Python ne s’est pas téléchargé');
    await page.unroute(file);
    await bench.field.fill('print("là")');
    await bench.run.click();
    await expect(bench.console).toHaveText('là\n');
  });
}

test('React: a component is drawn and answers a touch; a warning is said (U23)', async ({
  page,
}) => {
  const bench = await openBench(page, REACT);
  await bench.field.fill(REACT.solution);
  await bench.run.click();
  const shown = sectionOf(page, REACT).frameLocator('iframe');
  await shown.getByRole('button', { name: 'Prendre une place' }).click();
  await expect(shown.getByRole('status')).toHaveText('Libres : 13');
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  await bench.field.fill('export default () => <p class="prix">150</p>;');
  await bench.run.click();
  await expect(bench.console).toContainText('Did you mean `className`?');
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

for (const { exercise, code, line, says } of [
  {
    exercise: REACT,
    code: 'export default function App() {\n  return <p>150</b>;\n}',
    line: 'return <p>150</b>;',
    says: /^Ligne 2\s: /,
  },
  {
    exercise: TYPESCRIPT,
    code: 'const prix: number = 5;\nenum Jour { Lundi }\n',
    line: 'enum Jour { Lundi }',
    says: /^Ligne 2\s: L’atelier enlève les types/,
  },
]) {
  test(`${exercise.tutorial}: code that cannot be read is refused with its line, run or checked (U16, U23)`, async ({
    page,
  }) => {
    const bench = await openBench(page, exercise);
    await bench.field.fill(code);
    for (const [verb, place] of [
      [bench.check, bench.status],
      [bench.run, bench.console],
    ] as const) {
      await verb.click();
      await expect(place).toContainText(says);
      await expect(bench.faulty).toHaveText(line);
      await expect(bench.wrong).toHaveCount(0);
    }
  });
}

test('TypeScript: typed code runs, and the page says that types are not checked (U16)', async ({
  page,
}) => {
  const bench = await openBench(page, TYPESCRIPT);
  const section = sectionOf(page, TYPESCRIPT);
  await expect(section.getByText('Les types ne sont pas vérifiés ici.')).toBeVisible();
  await bench.field.fill('const prix: number = 5;\nconsole.log(prix as number);');
  await bench.run.click();
  await expect(bench.console).toHaveText('5\n');
});
