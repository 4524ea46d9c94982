import { violationsOnBothDevices } from '../support/axe.ts';
import { benchOf, firstPauses, openWithEditor, sectionOf, test } from '../support/exercises.ts';
import { tooNarrow } from '../support/overflow.ts';
import { expect } from '../support/site.ts';

for (const pause of firstPauses()) {
  const { tutorial, name, starter, solution, count } = pause;

  test(`${tutorial}: a pause misses with its starter, passes with its solution, and is marked (U24)`, async ({
    page,
  }) => {
    await page.goto(`/ressources/${tutorial}?tabs=bases`);
    const section = sectionOf(page, pause);
    const bench = benchOf(section);
    const folded = section.locator('.solution > :not(summary)').first();
    await expect(folded).toBeHidden();
    await openWithEditor(bench);
    await expect(bench.code).toHaveValue(starter);
    await bench.check.click();
    await expect(bench.status).toContainText('Pas encore');
    await bench.field.fill(solution);
    await bench.check.click();
    await expect(bench.status).toHaveText('Pause réussie.');
    await expect(bench.right).toHaveCount(count);
    await section.getByRole('button', { name: 'Comparer' }).click();
    await expect(folded).toBeVisible();
    const include = [`.exercise:has([data-exercise="${name}"])`];
    expect(await violationsOnBothDevices(page, { include, exclude: ['iframe'] })).toEqual([]);
    expect(await tooNarrow(page)).toEqual([]);
    await page.reload();
    await expect(section.locator('.is-passed')).toHaveCount(1);
    // The six exercises are counted without it.
    await expect(page.locator('.step-passed')).toHaveCount(0);
  });

  test(`${tutorial}: on paper a solution is on the sheet after its pause (T34, Q8)`, async ({
    page,
  }) => {
    await page.goto(`/ressources/${tutorial}?tabs=bases`);
    await page.emulateMedia({ media: 'print' });
    const folded = sectionOf(page, pause).locator('.solution');
    await expect(folded).toHaveCSS('break-before', 'page');
    await expect(folded.locator(':scope > :not(summary)').first()).toBeVisible();
  });
}
