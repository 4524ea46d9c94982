import type { Page } from '@playwright/test';
import { FACTS } from '../../src/workshop/registry.ts';
import { violations } from '../support/axe.ts';
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
import { KB, weighSent } from '../support/weigh.ts';

/** An exercise of another language, in whose place one of SQL is planted. */
const PLACE = exerciseIn('javascript', 'js');
const LESSON = '/ressources/javascript?tabs=bases';

const BASE = `CREATE TABLE livres (titre TEXT, prix INTEGER);
INSERT INTO livres VALUES ('Sous l''orage', 2500), ('Un chant écarlate', NULL);`;
const STARTER = 'SELECT titre\nFROM livre;\n';
const SOLUTION = 'SELECT titre, prix\nFROM livres\nORDER BY prix;\n';

/** As many tests as the page lists. */
const TESTS = `import assert from 'node:assert/strict';
import { reponse, test } from './base.js';
${Array.from({ length: PLACE.count }, (_, at) => `test('vérification ${at}', () => assert.equal(reponse()[0].prix, null));`).join('\n')}
`;

test.beforeEach(async ({ page }) => {
  await page.route(`**/exercices/javascript/${PLACE.name}.json`, (route) =>
    route.fulfill({ json: { language: 'sql', starter: STARTER, tests: TESTS, page: BASE } }),
  );
  await page.route('**/seances/javascript/bases.json', (route) =>
    route.fulfill({ json: [BASE, 'DELETE FROM livres WHERE prix IS NULL;', 'faute'] }),
  );
});

/** Makes of the first sample of the step one of SQL, the second of its session. */
async function plantSample(page: Page): Promise<void> {
  await page.goto(LESSON);
  await page
    .locator('#bases .try-out')
    .first()
    .evaluate((button: HTMLElement) => {
      Object.assign(button.dataset, { sample: '2', download: '320 Ko' });
      const code = button.closest('figure')?.querySelector('code');
      if (code) code.textContent = 'SELECT * FROM livres;';
    });
}

const results = (page: Page) => page.locator('.sql-results');

test('an exercise of SQL: the starter misses, its line is marked, the solution passes (U11, U19)', async ({
  page,
}) => {
  await page.route('**/code-editor.*.js', (route) => route.abort());
  await page.goto(exerciseAddress(PLACE));
  const bench = benchOf(sectionOf(page, PLACE));
  await bench.open.click();
  await bench.check.click();
  await expect(bench.status).toContainText('Pas encore');
  await expect(results(page)).toContainText('Ligne 2');
  await expect(results(page).locator('samp')).toHaveText('no such table: livre');
  await bench.field.fill(SOLUTION);
  await bench.check.click();
  await expect(bench.status).toHaveText(SUCCESS);
  await expect(bench.right).toHaveCount(PLACE.count);
});

test('a run shows its rows as a table that all can read, and the tables of the base (U21, U22)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const bench = await openBench(page, PLACE);
  await bench.field.fill(`${SOLUTION}UPDATE livres SET prix = 3000;`);
  await bench.run.click();
  await expect(results(page).getByRole('columnheader')).toHaveText(['titre', 'prix']);
  await expect(results(page).getByRole('cell')).toHaveText([
    'Un chant écarlate',
    'NULL',
    "Sous l'orage",
    '2500',
  ]);
  await expect(results(page)).toContainText('2 lignes changées.');
  await page.getByText('Voir les tables').click();
  await expect(page.locator('.sql-tables')).toContainText('livres (2 lignes)');
  expect(await violations(page)).toEqual([]);
  const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(wide)).toBe(0);
});

test('a sample is run after those before it; nothing comes before the tap (U1, U19)', async ({
  page,
}) => {
  const asked = pathsAsked(page);
  await plantSample(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /atelier|seances|sql|wasm/.test(path))).toEqual([]);
  const bytes = await weighSent(page, async () => {
    await page.locator('#bases .try-out').first().click();
    await expect(results(page).getByRole('cell')).toHaveText(["Sous l'orage", '2500']);
  });
  console.log(`sample of SQL, brotli: ${bytes} bytes`);
  expect(Math.abs(FACTS.sql.weight.workshop - bytes / KB)).toBeLessThanOrEqual(15);
  await page.getByRole('button', { name: 'Fermer l’atelier' }).click();
  await expect(page.locator('#bases .try-out').first()).toBeFocused();
});

test('a reader who saves data is asked again (U19)', async ({ page }) => {
  await saveData(page);
  await plantSample(page);
  const button = page.locator('#bases .try-out').first();
  await button.click();
  await expect(button).toHaveText('Télécharger 320 Ko et ouvrir l’atelier');
  await expect(page.locator('.workshop')).toHaveCount(0);
  await button.click();
  await expect(results(page).getByRole('cell')).toHaveText(["Sous l'orage", '2500']);
});

test('a query without end is stopped by « Arrêter », and the next one runs (U19)', async ({
  page,
}) => {
  await plantSample(page);
  await page.locator('#bases .try-out').first().click();
  await expect(results(page).getByRole('cell')).toHaveCount(2);
  await page
    .getByRole('textbox', { name: 'Ton code' })
    .fill('WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i FROM n) SELECT max(i) FROM n;');
  await page.getByRole('button', { name: 'Exécuter' }).click();
  await page.getByRole('button', { name: 'Arrêter' }).click();
  await expect(results(page)).toContainText('Tu as arrêté ta requête.');
  await page.getByRole('button', { name: 'Rétablir' }).click();
  await expect(results(page).getByRole('cell')).toHaveCount(2);
});
