import {
  fill,
  openForm,
  openMenu,
  refuseCookies,
  SUCCESS,
  send,
  TEXT,
} from '../support/feedback-page.ts';
import { expect } from '../support/site.ts';
import { test } from './feedback-form.ts';

test.beforeEach(({ page }) => refuseCookies(page));

test('a message is written, sent, stored and thanked for', async ({ page, stored }) => {
  await page.goto('/ressources');
  const form = await openForm(page, 'Partager son avis');
  await fill(page);
  await page.getByLabel(/Votre téléphone/).fill('77 123 45 67');
  await send(page);
  await expect(page.getByRole('status').filter({ hasText: SUCCESS })).toBeVisible();
  await expect(form).toBeHidden();
  expect(stored()).toEqual([
    {
      name: 'Awa Ndiaye',
      phone: '77 123 45 67',
      message: TEXT,
      type: 'avis',
      page: '/ressources',
    },
  ]);
  await openForm(page);
  await expect(page.getByLabel('Votre nom')).toHaveValue('');
});

test('of a tutorial on a phone: from the bottom bar’s help, with the step', async ({
  page,
  stored,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ressources/python');
  await page.getByRole('button', { name: 'Suivant' }).click();
  await expect(page.getByRole('button', { name: 'Votre avis' })).toBeHidden();
  await page.getByRole('button', { name: 'Aide' }).click();
  const sheet = page.locator('#aide');
  await expect(sheet.getByRole('link', { name: /Discuter avec l’assistance/ })).toBeVisible();
  await sheet.getByRole('button', { name: "Demander de l'aide" }).click();
  await expect(sheet).toBeHidden();
  await fill(page);
  await send(page);
  await expect(page.getByText(SUCCESS)).toBeVisible();
  expect(stored()).toMatchObject([{ type: 'aide', page: '/ressources/python?tabs=first' }]);
});

test('the draft survives a reload and a closed form', async ({ page }) => {
  await page.goto('/ressources');
  await openForm(page);
  await fill(page, 'À moitié écrit');
  await page.keyboard.press('Escape');
  await page.reload();
  await openForm(page, "Demander de l'aide");
  await expect(page.getByLabel('Votre nom')).toHaveValue('Awa Ndiaye');
  await expect(page.getByLabel(/Votre message/)).toHaveValue('À moitié écrit');
  await expect(page.getByText('il en manque 6', { exact: true }).first()).toBeVisible();
});

test('nothing is downloaded before it is asked for, and once', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/ressources');
  await openMenu(page);
  await page.keyboard.press('Escape');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => /\/(feedback|floats)\./.test(path))).toEqual([]);
  await openForm(page);
  await page.keyboard.press('Escape');
  await openForm(page);
  await page.keyboard.press('Escape');
  expect(scripts.filter((path) => path.includes('/feedback.'))).toHaveLength(1);
  expect(scripts.filter((path) => path.includes('/floats.'))).toHaveLength(0);
  await page.mouse.wheel(0, 300);
  await page.mouse.wheel(0, 300);
  await expect(page.locator('.floats')).toHaveClass(/is-away/);
  expect(scripts.filter((path) => path.includes('/floats.'))).toHaveLength(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the help opens and closes; what needs scripts is not there', async ({ page }) => {
    await page.goto('/ressources/python');
    await expect(page.getByRole('button', { name: 'Votre avis' })).toBeHidden();
    const help = page.getByRole('button', { name: 'Aide', exact: true });
    await help.click();
    await expect(page.locator('#aide').getByRole('link')).toHaveText([
      /Rejoindre le groupe de discussion \(nouvel onglet\)/,
      /Créer un compte/,
      /la cloche au bas de la page/,
    ]);
    await expect(page.locator('#aide').getByRole('button')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('#aide')).toBeHidden();
  });
});
