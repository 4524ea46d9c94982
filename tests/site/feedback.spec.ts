import {
  FAILURE,
  fill,
  openForm,
  openMenu,
  SEND,
  SUCCESS,
  send,
  TEXT,
} from '../support/feedback-page.ts';
import { expect } from '../support/site.ts';
import { test } from './feedback-form.ts';

test('of a tutorial on a phone: from the bottom bar’s help, with the step', async ({
  page,
  stored,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ressources/python');
  await page.getByRole('button', { name: 'Suivant' }).click();
  await expect(page.locator('.floats').getByRole('button', { name: 'Votre avis' })).toBeHidden();
  await page.locator('.bottom-bar').getByRole('button', { name: 'Aide' }).click();
  const sheet = page.locator('#aide');
  await expect(sheet.getByRole('link', { name: /Discuter avec l’assistance/ })).toBeVisible();
  await sheet.getByRole('button', { name: "Demander de l'aide" }).click();
  await expect(sheet).toBeHidden();
  await fill(page);
  await send(page);
  await expect(page.getByText(SUCCESS)).toBeVisible();
  expect(stored()).toMatchObject([{ type: 'aide', page: '/ressources/python?tabs=first' }]);
});

test.describe('the service refuses', () => {
  test.use({ breaksNetwork: true });

  test('nothing is lost, the chat is offered, and the button stays where it was', async ({
    page,
  }) => {
    await page.route(SEND, (route) => route.abort());
    // On a phone, the round buttons make way for the links of the marketplace.
    await page.goto('/seller');
    const form = await openForm(page);
    await fill(page);
    const button = page.getByRole('button', { name: 'Envoyer' });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const before = await button.boundingBox();
      await send(page);
      await expect(form.getByRole('alert').filter({ hasText: FAILURE })).toBeVisible();
      const chat = form.getByRole('link', { name: /WhatsApp \(nouvel onglet\)/ });
      await expect(chat).toHaveAttribute('target', '_blank');
      const { searchParams } = new URL((await chat.getAttribute('href')) ?? '');
      expect(searchParams.get('text')).toBe(TEXT);
      await expect(form.getByLabel(/Votre message/)).toHaveValue(TEXT);
      expect(await button.boundingBox()).toEqual(before);
    }
  });
});

test('nothing is downloaded before it is asked for, and once', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/ressources');
  await openMenu(page);
  await page.keyboard.press('Escape');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => /\/feedback\./.test(path))).toEqual([]);
  await openForm(page);
  await page.keyboard.press('Escape');
  await openForm(page);
  await page.keyboard.press('Escape');
  expect(scripts.filter((path) => path.includes('/feedback.'))).toHaveLength(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the help opens and closes; what needs scripts is not there', async ({ page }) => {
    await page.goto('/ressources/python');
    await expect(page.locator('.floats').getByRole('button', { name: 'Votre avis' })).toBeHidden();
    const help = page.locator('.floats').getByRole('button', { name: 'Aide', exact: true });
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
