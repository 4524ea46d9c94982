import { FACTS } from '../../src/workshop/registry.ts';
import { violationsOnBothDevices } from '../support/axe.ts';
import {
  benchOf,
  exerciseAddress,
  exerciseIn,
  openBench,
  openWithEditor,
  pathsAsked,
  SUCCESS,
  saveData,
  sectionOf,
  test,
} from '../support/exercises.ts';
import { tabTo } from '../support/keyboard.ts';
import { tooNarrow } from '../support/overflow.ts';
import { expect } from '../support/site.ts';
import { KB, weighSent } from '../support/weigh.ts';

const HTML = exerciseIn('html', 'html');
const JAVASCRIPT = exerciseIn('javascript', 'js');
const PYTHON = exerciseIn('python', 'py');
const REACT = exerciseIn('reactjs', 'jsx');
/** Each language: the most that its bench may weigh, and what Save-Data says that it weighs. */
const TRIED = [
  { exercise: HTML, most: 12 },
  { exercise: exerciseIn('css', 'css'), most: 12 },
  { exercise: JAVASCRIPT, most: 12 },
  { exercise: exerciseIn('typescript', 'ts'), said: FACTS.typescript.weight.workshop },
  { exercise: PYTHON, said: FACTS.python.weight.workshop, most: 230 },
  { exercise: REACT, said: FACTS.jsx.weight.workshop },
  { exercise: exerciseIn('sql', 'sql'), said: FACTS.sql.weight.workshop },
];
const BENCH = /atelier|exercices|workshop|-engine|wasm/;
/** What runs the language, which a reader who saves data is asked for. */
const HEAVY = /atelier|exercices|-engine|wasm/;

for (const { exercise, said, most } of TRIED) {
  const { tutorial, solution, count } = exercise;

  test(`${tutorial}: nothing before the tap; the solution passes, at the weight that is said (U11, U16, U18, U23)`, async ({
    page,
  }) => {
    await page.route('**/code-editor.*.js', (route) => route.abort());
    const asked = pathsAsked(page);
    await page.goto(exerciseAddress(exercise));
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => BENCH.test(path))).toEqual([]);
    const bench = benchOf(sectionOf(page, exercise));
    // What the first scroll and the picture of a statement bring is not of the bench.
    await page.mouse.wheel(0, 1);
    await bench.open.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const bytes = await weighSent(page, async () => {
      await bench.open.click();
      if (said) {
        await bench.check.click();
        await expect(bench.status).toContainText('Pas encore');
      }
      await bench.field.fill(solution);
      await bench.check.click();
      await expect(bench.status).toHaveText(SUCCESS);
    });
    await expect(bench.right).toHaveCount(count);
    await expect(page.locator('.step-passed')).toHaveText('1 exercice sur 6');
    console.log(`bench of ${tutorial}, brotli: ${bytes} bytes`);
    expect(bytes).toBeGreaterThan(0);
    if (most) expect(bytes).toBeLessThanOrEqual(most * KB);
    // What Save-Data asks for is what comes, to four thousand bytes.
    if (said) expect(Math.abs(said - bytes / KB)).toBeLessThanOrEqual(4);
  });
}

/** One language of the page itself, one whose program is heavy, and one with a library. */
for (const exercise of [HTML, PYTHON, REACT]) {
  test(`${exercise.tutorial}: the button says what comes with its editor, once (U17)`, async ({
    page,
  }) => {
    await page.goto(exerciseAddress(exercise));
    await page.waitForLoadState('networkidle');
    const bench = benchOf(sectionOf(page, exercise));
    const sameLanguage = page.locator(
      `[data-exercise][data-language="${await bench.open.getAttribute('data-language')}"]`,
    );
    const label = /\((\d+)\sKo\)$/.exec((await bench.open.textContent()) ?? '');
    const bytes = await weighSent(page, async () => {
      await openWithEditor(bench);
      await bench.field.fill(exercise.solution);
      await bench.check.click();
      await expect(bench.status).toHaveText(SUCCESS);
    });
    expect(Math.abs(Number(label?.[1]) - bytes / KB)).toBeLessThanOrEqual(4);
    for (const button of await sameLanguage.all())
      await expect(button).toHaveText('Ouvrir l’atelier');
  });
}

test('Save-Data: the first tap says the weight, the second downloads, without the editor (U17, U18)', async ({
  page,
}) => {
  await saveData(page);
  const asked = pathsAsked(page);
  await page.goto(exerciseAddress(PYTHON));
  const section = sectionOf(page, PYTHON);
  const bench = benchOf(section);
  await bench.open.click();
  const again = section.getByRole('button', {
    name: new RegExp(`^Télécharger ${FACTS.python.weight.workshop}\\sKo et ouvrir l’atelier`),
  });
  await expect(again).toBeVisible();
  expect(asked.filter((path) => HEAVY.test(path))).toEqual([]);
  await again.click();
  await expect(bench.code).toBeFocused();
  expect(asked.filter((path) => path.includes('code-editor'))).toEqual([]);
});

test('typed by the keyboard in the editor, run, its fault marked, verified; Tab leaves (U6, U17)', async ({
  page,
}) => {
  const bench = await openBench(page, JAVASCRIPT);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('const a = 1;\nabsent(a);');
  await expect(bench.code).toHaveValue('const a = 1;\nabsent(a);');
  await bench.run.click();
  await expect(bench.console).toContainText('absent is not defined');
  await expect(bench.faulty).toHaveText('absent(a);');
  await bench.editor.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(JAVASCRIPT.solution);
  await expect(bench.faulty).toHaveCount(0);
  await bench.check.click();
  await expect(bench.status).toHaveText(SUCCESS);
  await expect(bench.editor).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bench.editor).not.toBeFocused();
  await expect(bench.code).toHaveValue(JAVASCRIPT.solution);
});

test('once it is passed, the next exercise is a tap away, and the correction stands under the code (U11, U14)', async ({
  page,
}) => {
  const bench = await openBench(page, HTML);
  await bench.field.fill(HTML.solution);
  await bench.check.click();
  await expect(bench.status).toHaveText(SUCCESS);
  const workshop = page.locator('.workshop');
  await workshop.getByRole('button', { name: 'Comparer' }).click();
  await expect(workshop.locator('.correction figure.code').last()).toBeVisible();
  expect(
    await violationsOnBothDevices(page, { include: ['.workshop'], exclude: ['iframe'] }),
  ).toEqual([]);
  const next = workshop.getByRole('link', { name: /^Exercice \d →$/ });
  const name = (await next.textContent())?.replace(' →', '') ?? '';
  await next.click();
  await expect(page.getByRole('heading', { name: new RegExp(`^${name} · `) })).toBeInViewport();
});

test('signs are for a finger: one stop of the keyboard, and none beside a mouse (U6)', async ({
  page,
  browser,
}) => {
  const bench = await openBench(page, HTML);
  await expect(bench.signs).toBeHidden();
  const phone = await browser.newContext({ hasTouch: true, isMobile: true });
  const touched = await openBench(await phone.newPage(), HTML);
  await expect(touched.signs).toBeVisible();
  const stops = touched.signs.locator('button:not([tabindex="-1"])');
  await expect(stops).toHaveCount(1);
  await touched.signs.getByRole('button', { name: 'Champ simple' }).click();
  await expect(touched.code).toBeFocused();
  await expect(touched.editor).toHaveCount(0);
  await phone.close();
});

test('code that shows nothing says so, in the one place that is announced (U6)', async ({
  page,
}) => {
  const bench = await openBench(page, PYTHON);
  await bench.field.fill('x = 1');
  await bench.run.click();
  await expect(bench.status).toHaveText('Terminé, rien d’affiché.');
  await expect(page.locator('.workshop').getByRole('status')).toHaveCount(1);
});

test('what is missing is said, what passes is counted and kept, here and on the list (U11, U12, U14)', async ({
  page,
}) => {
  const { tutorial, starter, solution, count } = HTML;
  const bench = await openBench(page, HTML);
  await expect(bench.code).toHaveValue(starter);
  await bench.check.click();
  await expect(bench.status).toHaveText(
    new RegExp(`^\\d vérifications? sur ${count}\\. Pas encore`),
  );
  await expect(bench.wrong.first()).toContainText('Pas encore.');
  await expect(bench.field).toBeFocused();
  await bench.field.fill(solution);
  await expect(bench.wrong).toHaveCount(0);
  await bench.check.click();
  await expect(bench.right).toHaveCount(count);
  await bench.close.click();
  await expect(bench.open).toBeFocused();
  await expect(sectionOf(page, HTML).locator('.is-passed')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('.step-passed')).toHaveText('1 exercice sur 6');
  await bench.open.click();
  await expect(bench.code).toHaveValue(solution);
  await page.goto('/ressources');
  await expect(
    page.locator(`a.resource[href*="/ressources/${tutorial}"]`).getByText('1 exercice sur 6'),
  ).toBeVisible();
});

test('by the keyboard alone (U11, U12)', async ({ page }) => {
  await page.goto(exerciseAddress(HTML));
  const bench = benchOf(sectionOf(page, HTML));
  await bench.open.focus();
  await page.keyboard.press('Enter');
  await expect(bench.field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(HTML.solution);
  await page.keyboard.press('Shift+Tab');
  await expect(bench.close).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(bench.check).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bench.status).toHaveText(SUCCESS);
  await expect(bench.check).toBeFocused();
  await tabTo(page, bench.close);
  await page.keyboard.press('Enter');
  await expect(bench.open).toBeFocused();
});

test('the open bench has no violation, light or dark, nothing out of the screen', async ({
  page,
}) => {
  const bench = await openBench(page, HTML);
  await bench.run.click();
  await bench.check.click();
  await expect(bench.status).toContainText('Pas encore');
  const workshop = { include: ['.workshop'], exclude: ['iframe'] };
  expect(await violationsOnBothDevices(page, workshop)).toEqual([]);
  expect(await tooNarrow(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no button, and the list of what is checked (U8, U11)', async ({ page }) => {
    await page.goto(exerciseAddress(HTML));
    const section = sectionOf(page, HTML);
    await expect(benchOf(section).open).toHaveCount(0);
    await expect(section.locator('.to-check > li')).toHaveCount(HTML.count);
  });
});
