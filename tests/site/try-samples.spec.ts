import type { Locator, Page } from '@playwright/test';
import { violationsOnBothDevices } from '../support/axe.ts';
import { pathsAsked, test } from '../support/exercises.ts';
import { tabTo } from '../support/keyboard.ts';
import { tooNarrow } from '../support/overflow.ts';
import { expect } from '../support/site.ts';
import { KB, weighSent } from '../support/weigh.ts';

/** The first sample of a step that may be tried, and what opens under it. */
function sampleIn(page: Page, step: string, having: Locator | undefined) {
  const figures = page.locator(`#${step} figure.code[data-workshop]`);
  const figure = (having ? figures.filter({ has: having }) : figures).first();
  const bench = page.locator('.workshop');
  return {
    figure,
    tryIt: figure.getByRole('button', { name: /^Essayer/ }),
    result: figure.locator('xpath=following::figure[contains(@class, "output")][1]//samp'),
    field: bench.getByRole('textbox', { name: 'Ton code' }),
    typed: bench.getByLabel('Ce que tu tapes'),
    console: bench.getByRole('log', { name: 'Console' }),
    button: (name: string) => bench.getByRole('button', { name, exact: true }),
  };
}

const asksForLines = (page: Page) => page.locator('code', { hasText: 'input(' });

for (const [tutorial, most] of [
  ['python', 230],
  ['typescript', 75],
] as const) {
  test(`${tutorial}: nothing before the tap, which says its weight; then what the page shows (U1)`, async ({
    page,
  }) => {
    const asked = pathsAsked(page);
    await page.goto(`/ressources/${tutorial}?tabs=bases`);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => /atelier|workshop|bench|wasm/.test(path))).toEqual([]);
    const sample = sampleIn(page, 'bases', undefined);
    const label = await sample.tryIt.textContent();
    const shown = (await sample.result.textContent()) ?? '';
    const bytes = await weighSent(page, async () => {
      await sample.tryIt.click();
      await expect(sample.field).toBeFocused();
      await expect
        .poll(async () => (await sample.console.textContent())?.trim())
        .toBe(shown.trim());
    });
    console.log(`sample of ${tutorial}, brotli: ${bytes} bytes`);
    expect(bytes).toBeLessThanOrEqual(most * KB);
    const said = Number(/\((\d+)\sKo\)/.exec(label ?? '')?.[1]);
    expect(Math.abs(said - bytes / KB)).toBeLessThanOrEqual(12);
    await expect(page.getByRole('button', { name: /^Essayer \(/ })).toHaveCount(0);
    await sample.button('Fermer l’atelier').click();
    await expect(sample.tryIt).toBeFocused();
  });
}

test('a program is given what its result shows as typed, then other lines (U1, U18)', async ({
  page,
}) => {
  await page.goto('/ressources/python?tabs=bases');
  const sample = sampleIn(page, 'bases', asksForLines(page));
  const shown = (await sample.result.textContent()) ?? '';
  const lines = await sample.result.locator('kbd').allTextContents();
  expect(lines).not.toEqual([]);
  await sample.tryIt.click();
  await expect(sample.typed).toHaveValue(lines.join('\n'));
  await expect.poll(async () => (await sample.console.textContent())?.trim()).toBe(shown.trim());
  await sample.typed.fill('');
  await sample.button('Exécuter').click();
  await expect(sample.console).toContainText('Ton programme attend une ligne de plus');
  await sample.button('Rétablir').click();
  await expect.poll(async () => (await sample.console.textContent())?.trim()).toBe(shown.trim());
});

test('SQL: nothing before the tap, which says its weight; then the rows of the sample (U1, U19)', async ({
  page,
}) => {
  const asked = pathsAsked(page);
  await page.goto('/ressources/sql?tabs=bases');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /atelier|seances|sql-|wasm/.test(path))).toEqual([]);
  const tryIt = page.locator('#bases .try-out').nth(1);
  const said = Number(/\((\d+)\sKo\)/.exec((await tryIt.textContent()) ?? '')?.[1]);
  const bytes = await weighSent(page, async () => {
    await tryIt.click();
    await expect(page.locator('.sql-results').getByRole('cell').first()).toBeVisible();
  });
  expect(Math.abs(said - bytes / KB)).toBeLessThanOrEqual(15);
});

test('a page that is tried shows the picture that its tutorial offers (U3)', async ({ page }) => {
  await page.goto('/ressources/html?tabs=bases');
  const sample = sampleIn(page, 'bases', page.locator('code', { hasText: 'boubou.png' }));
  await sample.tryIt.click();
  const picture = page.frameLocator('.workshop iframe').locator('img[src^="data:"]').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.locator('.workshop').getByRole('log', { includeHidden: true })).toBeEmpty();
});

test('no violation, light or dark, nothing out of the screen', async ({ page }) => {
  await page.goto('/ressources/python?tabs=bases');
  const sample = sampleIn(page, 'bases', asksForLines(page));
  await sample.tryIt.click();
  await expect(sample.console).not.toHaveText('');
  const workshop = { include: ['.workshop'], exclude: ['iframe'] };
  expect(await violationsOnBothDevices(page, workshop)).toEqual([]);
  expect(await tooNarrow(page)).toEqual([]);
});

test('by the keyboard alone, a sample is tried, its fault is told, and it is left (U15)', async ({
  page,
}) => {
  await page.goto('/ressources/javascript?tabs=bases');
  const tryIt = page.locator('#bases').getByRole('button', { name: 'Essayer' }).first();
  await tabTo(page, tryIt);
  await page.keyboard.press('Enter');
  const workshop = page.getByRole('region', { name: 'Atelier' });
  const editor = workshop.getByRole('textbox', { name: 'Ton code' });
  await expect(editor).toBeFocused();
  expect(await editor.evaluate((field) => [field.scrollLeft, field.scrollTop])).toEqual([0, 0]);
  await expect(workshop).toMatchAriaSnapshot(`
    - region "Atelier":
      - paragraph:
        - button "Exécuter"
        - button "Fermer l’atelier"
      - status: Terminé.
      - textbox "Ton code"
      - group "Résultat":
        - iframe
        - log "Console"
      - button "Rétablir"
  `);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('console.log("Awa"');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(workshop.getByRole('button', { name: 'Exécuter' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(workshop.locator('.error > summary')).toHaveText([
    /^(?:Ligne 1\s: )?Faute de syntaxe/,
  ]);
  await expect(workshop.locator('.error > samp:lang(en)')).toContainText('SyntaxError');
  await tabTo(page, workshop.getByRole('button', { name: 'Fermer l’atelier' }));
  await page.keyboard.press('Enter');
  await expect(workshop).toHaveCount(0);
  await expect(tryIt).toBeFocused();
});
