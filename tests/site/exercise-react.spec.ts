// Without our fixture: the code of a reader breaks its own policy, and the browser says so.
import { expect, test } from '@playwright/test';
import { WEIGHTS_KB } from '../../src/rules/tutorial/workshop/weights.ts';
import { SITE } from '../support/addresses.ts';
import { violationsInBothThemes } from '../support/axe.ts';
import {
  benchOf,
  exerciseAddress,
  exerciseIn,
  openWithEditor,
  sectionOf,
} from '../support/exercises.ts';
import { excessWidth } from '../support/overflow.ts';
import { KB, weighSent } from '../support/weigh.ts';

const REACT = exerciseIn('reactjs', 'jsx');
const SUCCESS = /l’exercice est réussi/;
const HEAVY = /atelier|exercices|react-bench/;

test.beforeEach(({ context }) =>
  context.addCookies([{ name: 'rgpd_consent', value: 'true', url: SITE }]),
);

test('an exercise in React: nothing before the tap, the starter misses, the solution passes (U11, U23)', async ({
  page,
}) => {
  await page.route('**/code-editor.*.js', (route) => route.abort());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(exerciseAddress(REACT));
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => HEAVY.test(path))).toEqual([]);
  const section = sectionOf(page, REACT);
  const bench = benchOf(section);
  const bytes = await weighSent(page, async () => {
    await bench.open.click();
    await bench.check.click();
    await expect(bench.status).toContainText('Pas encore');
    await bench.field.fill(REACT.solution);
    await bench.check.click();
    await expect(bench.status).toHaveText(SUCCESS);
  });
  await expect(bench.right).toHaveCount(REACT.count);
  console.log(`bench of React, brotli: ${bytes} bytes`);
  // What Save-Data asks for is what comes, to four thousand bytes.
  expect(Math.abs(WEIGHTS_KB.jsx.bench - bytes / KB)).toBeLessThanOrEqual(4);
});

test('a component is drawn and answers a touch; a warning and a fault are said with their line (U23)', async ({
  page,
}) => {
  await page.goto(exerciseAddress(REACT));
  const section = sectionOf(page, REACT);
  const bench = benchOf(section);
  await openWithEditor(bench);
  await bench.field.fill(REACT.solution);
  await bench.run.click();
  const shown = section.frameLocator('iframe');
  await shown.getByRole('button', { name: 'Prendre une place' }).click();
  await expect(shown.getByRole('status')).toHaveText('Libres : 13');
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  await bench.field.fill('export default () => <p class="prix">150</p>;');
  await bench.run.click();
  await expect(bench.console).toContainText('Did you mean `className`?');
  await bench.field.fill('export default function App() {\n  return <p>150</b>;\n}');
  for (const [verb, place] of [
    [bench.check, bench.status],
    [bench.run, bench.console],
  ] as const) {
    await verb.click();
    await expect(place).toContainText(/^Ligne 2\s: /);
    await expect(bench.faulty).toHaveText('return <p>150</b>;');
  }
});

test('a sample is tried with the files that it imports; its weight is said before the tap (U1, U23)', async ({
  page,
}) => {
  await page.goto('/ressources/reactjs?tabs=bases');
  const figure = page.locator('#bases figure.code[data-files="src/carte.css"]').first();
  await figure.getByRole('button', { name: /^Essayer \(155\sKo\)/ }).click();
  const shown = page.frameLocator('.workshop iframe');
  await expect(shown.locator('.carte').first()).toHaveText('Tour 1 : Birame contre Gora');
  await expect(shown.locator('.carte').first()).toHaveCSS('background-color', 'rgb(251, 241, 230)');
});

test('Save-Data: the first tap says the weight, the second downloads (U23)', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(exerciseAddress(REACT));
  const section = sectionOf(page, REACT);
  const bench = benchOf(section);
  await bench.open.click();
  const again = section.getByRole('button', { name: /^Télécharger 155\sKo et ouvrir l’atelier/ });
  await expect(again).toBeVisible();
  expect(asked.filter((path) => HEAVY.test(path))).toEqual([]);
  await again.click();
  await expect(bench.field).toBeFocused();
});
