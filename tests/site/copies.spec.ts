import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { violationsOnBothDevices } from '../support/axe.ts';
import { excessWidth } from '../support/overflow.ts';
import { expect, test, visit } from '../support/own-site.ts';

const FOLDER = 'dist/a-partager';
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.html'));

test('each tutorial is one file of 450 Ko at most (K12)', () => {
  expect(FILES).toHaveLength(globSync('content/tutorials/*/tutorial.yaml').length);
  for (const name of FILES) expect(statSync(`${FOLDER}/${name}`).size).toBeLessThanOrEqual(450_000);
});

for (const name of FILES) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

    test('opens from a phone’s files, whole, and asks for nothing', async ({ page }) => {
      const asked: string[] = [];
      const refused: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      page.on('console', (message) => refused.push(message.text()));
      const file = pathToFileURL(`${FOLDER}/${name}`).href;
      await page.goto(file);
      expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([file]);
      expect(refused).toEqual([]);
      await expect(page.locator('section.step')).toHaveCount(8);
      const links = page.getByRole('navigation', { name: 'Les huit étapes' }).getByRole('link');
      await expect(links).toHaveCount(8);
      const anchors = await page.locator('a[href^="#"]').evaluateAll((all) =>
        all.flatMap((link) => {
          const id = decodeURIComponent(link.getAttribute('href')?.slice(1) ?? '');
          return document.getElementById(id) ? [] : [id];
        }),
      );
      expect(anchors).toEqual([]);
      await links.nth(2).click();
      await expect(page.locator('#bases .step-title')).toBeInViewport();
      expect(await excessWidth(page)).toBeLessThanOrEqual(0);
    });
  });
}

test('a reader carries a tutorial to another phone as a file (K12)', async ({
  page,
  browser,
  site,
}) => {
  await page.goto(`${site.origin}/ressources/python`);
  const link = page.getByRole('link', { name: /^En un seul fichier/ });
  const size = statSync(`${FOLDER}/python.html`).size;
  await expect(link).toContainText(`(${Math.ceil(size / 5_000) * 5}\u00a0Ko)`);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('jangal-python.html');
  const path = await download.path();
  expect(readFileSync(path, 'utf8')).toBe(readFileSync(`${FOLDER}/python.html`, 'utf8'));

  const phone = await browser.newContext({ offline: true });
  const other = await phone.newPage();
  await other.goto(pathToFileURL(`${FOLDER}/python.html`).href);
  await expect(other.getByRole('heading', { level: 1, name: 'Apprendre Python' })).toBeVisible();
  expect(await violationsOnBothDevices(other, { exclude: ['.step ~ .step'] })).toEqual([]);
  await phone.close();
});

test('« Tout garder » keeps what was never opened (K13)', async ({ context, page, site }) => {
  await visit(page, site, '/hors-ligne');
  const all = page.getByRole('button', { name: /^Tout garder \([\d,]+ Mo\)$/ });
  await expect(all).toBeVisible();
  await all.click();
  await expect(page.getByText('C’est fait : tout se lit sans connexion.')).toBeVisible({
    timeout: 80_000,
  });
  await expect(page.locator('[data-list="kept"] > li')).toHaveCount(16);
  site.stop();
  await context.setOffline(true);
  for (const path of ['/ressources/cpp', '/conseils']) {
    await page.goto(site.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByText('Cette page n’a pas pu s’ouvrir')).toHaveCount(0);
  }
});
