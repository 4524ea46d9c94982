import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startMain } from '../local-api/support/process.ts';
import {
  FAILURE,
  fill,
  openForm,
  openMenu,
  refuseCookies,
  SEND,
  SUCCESS,
  send,
  TEXT,
} from '../support/feedback-page.ts';
import { SITE_PORT } from '../support/ports.ts';
import { test as base, expect } from '../support/site.ts';

/** A local API of the test's own: its messages can be read, and its limit is nobody else's. */
const test = base.extend<{ stored: () => unknown[] }>({
  stored: async ({ page }, use, { testId }) => {
    const file = join(tmpdir(), `messages-${testId}-${process.pid}.db`);
    const api = await startMain({ LOCAL_API_DB: file, PORT: String(SITE_PORT) });
    await page.route(SEND, (route) => route.continue({ url: `${api.url}/v3/sendMessage` }));
    const database = new DatabaseSync(file, { readOnly: true });
    const all = database.prepare('SELECT name, phone, message, type, page FROM messages');
    await use(() => all.all().map((row) => ({ ...row })));
    database.close();
    await api.stop();
    for (const suffix of ['', '-shm', '-wal']) await rm(`${file}${suffix}`, { force: true });
  },
});

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

test.describe('the service refuses', () => {
  test.use({ breaksNetwork: true });

  test('the sixth message of a minute: 429, and nothing is lost', async ({ page, stored }) => {
    await page.goto('/');
    for (let count = 1; count <= 5; count++) {
      const form = await openForm(page);
      await fill(page);
      await send(page);
      await expect(form).toBeHidden();
    }
    const form = await openForm(page);
    await fill(page);
    await send(page);
    await expect(form.getByRole('alert').filter({ hasText: FAILURE })).toBeVisible();
    await expect(form.getByLabel(/Votre message/)).toHaveValue(TEXT);
    const chat = form.getByRole('link', { name: /WhatsApp \(nouvel onglet\)/ });
    await expect(chat).toHaveAttribute('target', '_blank');
    expect(new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')).toBe(TEXT);
    expect(stored()).toHaveLength(5);
  });

  for (const width of [360, 1280]) {
    test(`${width} px: a failure leaves the button where it was`, async ({ page }) => {
      await page.route(SEND, (route) => route.abort());
      await page.setViewportSize({ width, height: 800 });
      // On a phone, the round buttons make way for the links of the marketplace.
      await page.goto('/seller');
      const form = await openForm(page);
      await fill(page);
      const before = await page.getByRole('button', { name: 'Envoyer' }).boundingBox();
      await send(page);
      await expect(form.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
      expect(await page.getByRole('button', { name: 'Envoyer' }).boundingBox()).toEqual(before);
    });
  }

  test('offline: the alert, then sent by hand once back', async ({ page, context, stored }) => {
    await page.goto('/ressources');
    const form = await openForm(page);
    await fill(page);
    await context.setOffline(true);
    await send(page);
    await expect(form.getByRole('alert').filter({ hasText: FAILURE })).toBeVisible();
    expect(stored()).toEqual([]);
    await context.setOffline(false);
    await send(page);
    await expect(form).toBeHidden();
    expect(stored()).toHaveLength(1);
  });
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

test('the whole by the keyboard alone', async ({ page, stored }) => {
  await page.goto('/ressources');
  const opener = page.getByRole('button', { name: 'Votre avis' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Signaler un problème' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Votre nom')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Écrivez votre nom.')).toBeVisible();
  await expect(page.getByLabel('Votre nom')).toBeFocused();
  await page.keyboard.type('Awa');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(TEXT);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Votre nom')).toBeFocused();
  await expect(page.getByLabel('Votre nom')).toHaveValue('Awa');
  await page.keyboard.press('Enter');
  await expect(page.getByText(SUCCESS)).toBeVisible();
  await expect(opener).toBeFocused();
  expect(stored()).toHaveLength(1);
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

test('an hour out of sight, a form half written: not one request', async ({ page }) => {
  await page.clock.install();
  await page.goto('/ressources');
  await openForm(page);
  await fill(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.runFor(60 * 60_000);
  expect(asked).toEqual([]);
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
