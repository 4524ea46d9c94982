// Without our fixture: the code of a reader breaks its own policy, and the browser says so.
import { expect, test } from '@playwright/test';
import { SITE } from '../support/addresses.ts';
import { violationsInBothThemes } from '../support/axe.ts';
import {
  benchOf,
  exerciseAddress,
  exerciseIn,
  openWithEditor,
  sectionOf,
} from '../support/exercises.ts';
import { tabTo } from '../support/keyboard.ts';
import { excessWidth } from '../support/overflow.ts';
import { KB, weighSent } from '../support/weigh.ts';

const HTML = exerciseIn('html', 'html');
const EXERCISES = [HTML, exerciseIn('css', 'css'), exerciseIn('javascript', 'js')];
const SUCCESS = /l’exercice est réussi/;

test.beforeEach(({ context }) =>
  context.addCookies([{ name: 'rgpd_consent', value: 'true', url: SITE }]),
);

for (const exercise of EXERCISES) {
  const { tutorial, name, starter, solution, count } = exercise;

  test(`${tutorial}, ${name}: the starter misses, the solution passes, and it is said (U11, U12, U14)`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(exerciseAddress(exercise));
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => /atelier|exercices|workshop/.test(path))).toEqual([]);

    const section = sectionOf(page, exercise);
    const bench = benchOf(section);
    await openWithEditor(bench);
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
    await expect(bench.status).toHaveText(SUCCESS);
    await expect(bench.right).toHaveCount(count);
    await expect(page.locator('.step-passed')).toHaveText('1 exercice sur 6');

    await bench.close.click();
    await expect(bench.open).toBeFocused();
    await expect(section.locator('.is-passed')).toHaveCount(1);
    await page.reload();
    await expect(page.locator('.step-passed')).toHaveText('1 exercice sur 6');
    await bench.open.click();
    await expect(bench.code).toHaveValue(solution);
    await page.goto('/ressources');
    await expect(
      page.locator(`a.resource[href*="/ressources/${tutorial}"]`).getByText('1 exercice sur 6'),
    ).toBeVisible();
  });
}

for (const exercise of EXERCISES) {
  test(`the bench of ${exercise.tutorial}: ≤ 12 KB after the tap, its tests included, and the editor apart (U11)`, async ({
    page,
  }) => {
    await page.route('**/code-editor.*.js', (route) => route.abort());
    await page.goto(exerciseAddress(exercise));
    await page.waitForLoadState('networkidle');
    const bench = benchOf(sectionOf(page, exercise));
    const bytes = await weighSent(page, async () => {
      await bench.open.click();
      await bench.field.fill(exercise.solution);
      await bench.check.click();
      await expect(bench.status).toHaveText(SUCCESS);
    });
    console.log(`bench of ${exercise.tutorial}, brotli: ${bytes} bytes`);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(12 * KB);
  });
}

test('« Rétablir » brings the starter back, « Annuler » what was erased (U11)', async ({
  page,
}) => {
  await page.goto(exerciseAddress(HTML));
  const bench = benchOf(sectionOf(page, HTML));
  await openWithEditor(bench);
  await bench.field.fill('<p>mien</p>');
  await bench.restore.click();
  await expect(bench.code).toHaveValue(HTML.starter);
  await bench.undo.click();
  await expect(bench.code).toHaveValue('<p>mien</p>');
});

test('« Voir la correction » unfolds the solution beside one’s own code (U11)', async ({
  page,
}) => {
  await page.goto(exerciseAddress(HTML));
  const section = sectionOf(page, HTML);
  await benchOf(section).open.click();
  await section.locator('.workshop-correction > summary').click();
  const shown = section.locator('.workshop-correction code');
  await expect(shown).toBeVisible();
  expect((await shown.textContent())?.trim()).toBe(HTML.solution.trim());
});

test('by the keyboard alone (U11, U12)', async ({ page }) => {
  await page.goto(exerciseAddress(HTML));
  const section = sectionOf(page, HTML);
  const bench = benchOf(section);
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

for (const width of [360, 1280]) {
  test(`${width} px: the open bench has no violation, light or dark, nothing out of the screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(exerciseAddress(HTML));
    const bench = benchOf(sectionOf(page, HTML));
    await openWithEditor(bench);
    await bench.run.click();
    await bench.check.click();
    await expect(bench.status).toContainText('Pas encore');
    const workshop = { include: ['.workshop'], exclude: ['iframe'] };
    expect(await violationsInBothThemes(page, workshop)).toEqual([]);
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no button, and the list of what is checked (U8, U11)', async ({ page }) => {
    await page.goto(exerciseAddress(HTML));
    const section = sectionOf(page, HTML);
    await expect(benchOf(section).open).toHaveCount(0);
    await expect(section.locator('.to-check > li')).toHaveCount(HTML.count);
  });
});
