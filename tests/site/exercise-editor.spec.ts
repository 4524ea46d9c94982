import {
  benchOf,
  exerciseAddress,
  exerciseIn,
  openBench,
  pathsAsked,
  SUCCESS,
  saveData,
  sectionOf,
  test,
} from '../support/exercises.ts';
import { expect } from '../support/site.ts';

const JAVASCRIPT = exerciseIn('javascript', 'js');

test('typed by the keyboard in the editor, run, its fault marked, verified; Tab leaves (U17)', async ({
  page,
}) => {
  const bench = await openBench(page, JAVASCRIPT);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('const a = 1;\nabsent(a);');
  await expect(bench.code).toHaveValue('const a = 1;\nabsent(a);');
  await bench.run.click();
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
  await bench.close.click();
  await expect(bench.editor).toHaveCount(0);
});

test('« Défaire » and « Refaire » for a phone, whose keyboard stays; a sign goes where the caret is (U17)', async ({
  page,
}) => {
  const bench = await openBench(page, JAVASCRIPT);
  await bench.field.fill('let a');
  await bench.sign('Point-virgule').click();
  await expect(bench.code).toHaveValue('let a;');
  await expect(bench.editor).toBeFocused();
  await bench.sign('Défaire').click();
  await expect(bench.code).not.toHaveValue('let a;');
  await expect(bench.editor).toBeFocused();
  await bench.sign('Refaire').click();
  await expect(bench.code).toHaveValue('let a;');
});

test('typed before the editor has come: nothing is lost, and the caret stays (U17)', async ({
  page,
}) => {
  let letCome = () => {};
  const late = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/code-editor.*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(exerciseAddress(JAVASCRIPT));
  const bench = benchOf(sectionOf(page, JAVASCRIPT));
  await bench.open.click();
  await expect(bench.code).toBeFocused();
  await bench.code.fill('const = 1;');
  for (let times = 0; times < ' = 1;'.length; times++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(' a');
  letCome();
  await expect(bench.editor).toBeFocused();
  await page.keyboard.type('b');
  await expect(bench.code).toHaveValue('const ab = 1;');
  await expect(bench.kept).toHaveText(/^Ton code est gardé/);
});

test('a reader who saves data keeps the plain field (U17)', async ({ page }) => {
  await saveData(page);
  const asked = pathsAsked(page);
  await page.goto(exerciseAddress(JAVASCRIPT));
  const bench = benchOf(sectionOf(page, JAVASCRIPT));
  await bench.open.click();
  await expect(bench.code).toBeFocused();
  await bench.code.fill(JAVASCRIPT.solution);
  await bench.check.click();
  await expect(bench.status).toHaveText(SUCCESS);
  await expect(bench.editor).toHaveCount(0);
  expect(asked.filter((path) => path.includes('code-editor'))).toEqual([]);
});

test('an editor that does not come leaves the plain field, which does all of it (U17)', async ({
  page,
}) => {
  await page.route('**/code-editor.*.js', (route) => route.abort());
  await page.goto(exerciseAddress(JAVASCRIPT));
  const bench = benchOf(sectionOf(page, JAVASCRIPT));
  await bench.open.click();
  await bench.code.fill('absent();');
  await bench.run.click();
  await expect(bench.code).toHaveClass(/has-fault/);
  await bench.code.fill(JAVASCRIPT.solution);
  await bench.check.click();
  await expect(bench.status).toHaveText(SUCCESS);
  await expect(bench.editor).toHaveCount(0);
});
