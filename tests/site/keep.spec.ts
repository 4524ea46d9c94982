import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { violationsInBothThemes } from '../support/axe.ts';
import { excessWidth } from '../support/overflow.ts';
import { expect, settle, stored, test, visit } from '../support/own-site.ts';

const PYTHON = '/ressources/python';
const LIST = JSON.parse(readFileSync('dist/hors-ligne/python.json', 'utf8')) as {
  bytes: number;
  files: { path: string; bytes: number }[];
};
const SIZE = `${Math.round(LIST.bytes / 1_000)}\u00a0Ko`;

const keep = (page: Page) => page.getByRole('button', { name: 'Garder hors ligne' });
const openMenu = (page: Page) => page.getByRole('button', { name: 'Étapes', exact: true }).click();

test.use({ viewport: { width: 360, height: 740 } });

test('the weights said are those of what the server sends', async ({ page, request, site }) => {
  for (const { path, bytes } of LIST.files) {
    const answer = await request.get(site.origin + path, { headers: { 'Accept-Encoding': 'br' } });
    expect(Number(answer.headers()['content-length']), path).toBe(bytes);
  }
  const sent = LIST.files.find(({ path }) => path === PYTHON)?.bytes ?? 0;
  expect(LIST.files.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(LIST.bytes);
  await page.goto(site.origin + PYTHON);
  const excess = async (text: Locator, weight: RegExp, bytes: number) =>
    Number(weight.exec((await text.textContent()) ?? '')?.[1]) * 1_000 - bytes;
  const pageWeight = page.locator('.page-weight');
  const own = await excess(pageWeight, /^Cette page pèse (\d+5|\d+0)\u00a0Ko\.$/, sent);
  await openMenu(page);
  const kept = await excess(keep(page), /\((\d+5|\d+0)\u00a0Ko, dont \d+[05]\u00a0Ko/, LIST.bytes);
  // Never less than what is sent, and 5 Ko more at most, its own digits included (T18).
  for (const one of [own, kept]) {
    expect(one).toBeGreaterThanOrEqual(0);
    expect(one).toBeLessThan(5_600);
  }
});

test('kept in one tap, read whole without server, removed', async ({ context, page, site }) => {
  await visit(page, site, PYTHON);
  await openMenu(page);
  await keep(page).click();
  await expect(page.getByText(/^C’est fait\s:/)).toContainText(SIZE);
  await expect(keep(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Retirer' })).toBeFocused();

  // What the builds have kept goes: the tutorial alone remains.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (/^pages-/.test(name)) await caches.delete(name);
  });
  site.stop();
  await context.setOffline(true);
  await page.goto(`${site.origin}${PYTHON}?tabs=exos`);
  await expect(page.locator('#exos .step-title')).toBeVisible();
  await expect(page.locator('.copy').first()).toBeAttached();
  expect(await page.evaluate(() => document.fonts.check('700 20px "Bricolage Grotesque"'))).toBe(
    true,
  );
  await openMenu(page);
  await expect(page.getByText('Gardé hors ligne')).toBeVisible();
  await page.getByRole('button', { name: 'Retirer' }).click();
  await expect(keep(page)).toBeVisible();
  await expect(keep(page)).toBeFocused();
  expect(await page.evaluate(() => caches.keys())).not.toContainEqual(/^kept-/);
});

test('survives new builds', async ({ page, site }) => {
  await visit(page, site, PYTHON);
  await openMenu(page);
  await keep(page).click();
  await expect(page.getByText(/^C’est fait\s:/)).toBeVisible();
  for (const version of ['deadbee1', 'deadbee2', 'deadbee3']) {
    site.deploy(version);
    await page.goto(site.origin);
    await expect.poll(() => page.evaluate(() => caches.keys())).toContain(`pages-${version}`);
  }
  await settle(page, '/');
  expect(await stored(page)).toContain(PYTHON);
});

test('/hors-ligne lists what is there, no accessibility violation, light or dark', async ({
  page,
  site,
}) => {
  await visit(page, site, PYTHON);
  await openMenu(page);
  await keep(page).click();
  await expect(page.getByText(/^C’est fait\s:/)).toBeVisible();
  await visit(page, site, '/ressources');
  await page.goto(`${site.origin}/hors-ligne`);
  await expect(page.getByRole('link', { name: 'Apprendre Python' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ressources gratuites' })).toBeVisible();
  await expect(page.locator('.kept-details')).toContainText(`${SIZE}, gardé le`);
  await expect(page.getByText('Cette page n’a pas pu s’ouvrir')).toBeHidden();
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no dead button, and /hors-ligne says that it needs them', async ({ page, site }) => {
    await page.goto(site.origin + PYTHON);
    await expect(keep(page)).toHaveCount(0);
    await page.goto(`${site.origin}/hors-ligne`);
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});
