import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, expect as expectPage, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { copySite, removeSite } from '../../build/broken-site.ts';
import { CHROMIUM_ARGS, findChromium } from '../../support/chromium.ts';
import { RELOAD_API_PORT, RELOAD_PORT } from '../../support/ports.ts';
import { answer, type Dev, startDev } from './dev-server.ts';

const SITE = `http://localhost:${RELOAD_PORT}`;
/** The first answer waits for Vite to prepare its modules. */
const PATIENCE = { timeout: 120_000 };
const SEARCH = "Vous cherchez quelle formation aujourd'hui ?";

let folder = '';
let dev: Dev;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  folder = copySite();
  // The copy's modules are a link to ours, outside of its folder.
  edit('astro.config.mjs', (text) =>
    text.replace('  vite: {', '  vite: { server: { fs: { strict: false } },'),
  );
  dev = startDev(folder, RELOAD_PORT, RELOAD_API_PORT);
  await dev.answers('/');
  const executablePath = findChromium();
  browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath && { executablePath }),
  });
});

// A page that reloads by itself refuses to go elsewhere.
beforeEach(async () => {
  page = await browser.newPage();
});
afterEach(() => page.close());

afterAll(async () => {
  await browser?.close();
  await dev?.stop();
  removeSite(folder);
});

test('a word of a step shows by itself on its page', async () => {
  await page.goto(`${SITE}/ressources/python?tabs=intro`);
  await expectPage(page.locator('#intro .prose').first()).toBeVisible(PATIENCE);
  const file = 'content/tutorials/python/1-intro.mdx';
  edit(file, (text) => `${text}\nUne phrase neuve.\n`);
  await expectPage(page.getByText('Une phrase neuve.')).toBeAttached(PATIENCE);
});

test('a word of a component shows by itself', async () => {
  await page.goto(SITE);
  await expectPage(page.getByRole('heading', { name: 'Comment ça marche' })).toBeVisible(PATIENCE);
  edit('src/components/home/HowItWorks.astro', (text) =>
    text.replace('>Comment ça marche<', '>Comment ça va<'),
  );
  await expectPage(page.getByRole('heading', { name: 'Comment ça va' })).toBeVisible(PATIENCE);
});

test('a word of an island shows by itself, and what was typed stays', async () => {
  await page.goto(SITE);
  const search = page.getByRole('combobox', { name: SEARCH });
  await search.click();
  await expectPage(page.locator('astro-island[ssr][client="idle"]')).toHaveCount(0, PATIENCE);
  await search.fill('couture');
  edit('src/islands/catalog/CatalogSearch.tsx', (text) =>
    text.replace(SEARCH, 'Que cherchez-vous ?'),
  );
  const renamed = page.getByRole('combobox', { name: 'Que cherchez-vous ?' });
  await expectPage(renamed).toHaveValue('couture', PATIENCE);
});

test('a healthy server answers for the API too, and says nothing of a fault', async () => {
  expect(await answer(RELOAD_API_PORT, '/course?version=2')).toContain('"courses"');
  expect(dev.said()).toContain('[200] /ressources/python');
  expect(dev.said()).not.toMatch(/invalid hook call|error/i);
});

function edit(file: string, change: (text: string) => string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(change(text)).not.toBe(text);
  writeFileSync(path, change(text));
}
