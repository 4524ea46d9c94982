import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeWorker } from '../../src/build/offline/service-worker.ts';
import { expect, type OwnSite, settle, stored, test, visit } from '../support/own-site.ts';
import { cacheNames, notice, update, version } from '../support/version-page.ts';

const PYTHON = '/ressources/python';
const NEXT = 'deadbeef';
const PORTAL = '<!doctype html><html lang="fr"><title>Bienvenue au café</title>';

test.use({ viewport: { width: 360, height: 740 } });

const keep = (page: Page) => page.getByRole('button', { name: 'Garder hors ligne' });
const news = (page: Page) => page.locator('[data-keep]').getByRole('status');

/** Puts a build online whose page loads another program than before, and no longer has the old one. */
function deployProgram(site: OwnSite, page: string): { old: string; next: string } {
  const file = join(site.folder, `${page}.html`);
  const html = readFileSync(file, 'utf8');
  const [, old = ''] = /<script[^>]* src="(\/_astro\/conseils[^"]+)"/.exec(html) ?? [];
  const next = old.replace(/\.[^.]+\.js$/, '.b1b2b3b4.js');
  renameSync(join(site.folder, old), join(site.folder, next));
  for (const end of ['.br', '.gz']) rmSync(join(site.folder, old + end), { force: true });
  writeFileSync(file, html.replaceAll(old, next));
  site.deploy(NEXT, [`${page}.html`]);
  return { old, next };
}

/** What the browser may keep for this site from now on: what it has, and these bytes. */
async function leaveRoom(page: Page, bytes: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  const { origin } = new URL(page.url());
  await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + bytes });
}

test('a new page without its programs does not take the place of the old one, which is whole (K3)', async ({
  page,
  site,
}) => {
  await visit(page, site, '/conseils');
  const first = await version(page);
  const { old, next } = deployProgram(site, 'conseils');
  site.answer(next, (response) => response.destroy());
  await page.goto(`${site.origin}/conseils`);
  expect(await version(page)).toBe(NEXT);
  await expect.poll(() => cacheNames(page)).toContain(`pages-${NEXT}`);
  // The new worker answers this one, and is told what was loaded.
  await page.goto(`${site.origin}/conseils`);
  await expect.poll(() => pagesOf(page, `pages-${NEXT}`)).not.toEqual([]);
  site.stop();
  await page.reload();
  expect(await version(page)).toBe(first);
  await expect(page.locator(`script[src="${old}"]`)).toBeAttached();
});

test('two tabs: one loads the new build, the other goes on with its own (K3, K8)', async ({
  context,
  page,
  site,
}) => {
  await visit(page, site, '/conseils');
  const other = await context.newPage();
  await visit(other, site, '/conseils');
  const first = await version(other);
  const { old, next } = deployProgram(site, 'conseils');
  await update(page);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Recharger la page' }).click();
  await expect.poll(() => version(page)).toBe(NEXT);
  await settle(page, '/conseils');

  // The server has its program no more: the device does, whole and under the name that the page knows.
  expect(await version(other)).toBe(first);
  const answers = await other.evaluate(
    async (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)),
    [old, next],
  );
  expect(answers).toEqual([200, 200]);
  await expect(notice(other)).toBeVisible();
});

test('after a return to an older build the device shows that one, without network and while the server is down (K3)', async ({
  page,
  site,
}) => {
  const files = ['sw.js', 'conseils.html'].map((name) => join(site.folder, name));
  const kept = files.map((file) => readFileSync(file));
  await visit(page, site, '/conseils');
  const first = await version(page);
  site.deploy(NEXT, ['conseils.html']);
  await update(page);
  await expect.poll(() => cacheNames(page)).toContain(`pages-${NEXT}`);
  await visit(page, site, '/conseils');
  await expect.poll(() => pagesOf(page, `pages-${NEXT}`)).toContain('/conseils');
  for (const [at, file] of files.entries()) writeFileSync(file, kept[at] ?? '');
  // The worker of the older build, not one that was still on its way.
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const worker = registration?.installing ?? registration?.waiting ?? registration?.active;
    while (worker?.state !== 'activated') {
      await new Promise((resolve) => {
        worker?.addEventListener('statechange', resolve, { once: true });
      });
    }
  });
  for (const fault of ['500', 'none'] as const) {
    site.answer('/conseils', (response) =>
      fault === '500' ? response.writeHead(500).end() : response.destroy(),
    );
    await page.goto(`${site.origin}/conseils`);
    expect(await version(page)).toBe(first);
  }
});

test('without network, an address with a slash or « .html » leads to the kept page (W8, K1)', async ({
  page,
  site,
}) => {
  await visit(page, site, PYTHON);
  site.stop();
  for (const form of [`${PYTHON}/`, `${PYTHON}.html`, `${PYTHON}?utm=a`]) {
    await page.goto(site.origin + form);
    await expect(page).toHaveTitle(/Python/);
  }
});

test('no room: « Garder hors ligne » says so, and what was kept stays (K5)', async ({
  page,
  site,
}) => {
  await visit(page, site, PYTHON);
  const before = await stored(page);
  await leaveRoom(page, 20_000);
  await page.getByRole('button', { name: 'Étapes', exact: true }).click();
  await keep(page).click();
  await expect(news(page)).toHaveText(
    'Il n’y a plus assez de place sur cet appareil : rien n’a été gardé.',
  );
  await expect(keep(page)).toBeEnabled();
  expect((await cacheNames(page)).filter((name) => name.startsWith('kept-'))).toEqual([]);
  expect(await stored(page)).toEqual(expect.arrayContaining(before));
  site.stop();
  await page.reload();
  await expect(page).toHaveTitle(/Python/);
});

test('a copy that is removed while the worker looks for a file stays removed (K5)', async ({
  page,
  site,
}) => {
  await visit(page, site, '/conseils');
  await page.evaluate(async () => {
    for (let round = 0; round < 40; round++) {
      const name = `kept-python@${round}`;
      await caches.open(name);
      const reading = Promise.all(
        [1, 2, 3].map((one) => fetch(`/_astro/absent-${round}-${one}.js`)),
      );
      await caches.delete(name);
      await reading;
    }
  });
  expect((await cacheNames(page)).filter((name) => name.startsWith('kept-'))).toEqual([]);
});

test('a portal answers for a download, and for the worker: nothing of it is kept (K4, K5)', async ({
  page,
  site,
}) => {
  await visit(page, site, '/');
  await visit(page, site, PYTHON);
  for (const path of [PYTHON, '/sw.js'])
    site.answer(path, (response) => response.setHeader('Content-Type', 'text/html').end(PORTAL));
  await update(page).catch(() => undefined);
  await page.getByRole('button', { name: 'Étapes', exact: true }).click();
  // The page itself comes from the browser's own cache: the portal stands in the way of what it asks again.
  await page.evaluate(() => fetch(location.pathname, { cache: 'reload' }));
  await keep(page).click();
  await expect(news(page)).toContainText('rien n’a été gardé');
  expect((await cacheNames(page)).filter((name) => name.startsWith('kept-'))).toEqual([]);
  site.stop();
  await page.reload();
  await expect(page).toHaveTitle(/Python/);
});

test('« PUBLIC_OFFLINE=off »: the worker that clears and leaves, then the one that keeps: each does its work (K9)', async ({
  page,
  site,
}) => {
  const working = readFileSync(join(site.folder, 'sw.js'));
  await visit(page, site, PYTHON);
  await writeWorker(site.folder, { versions: [], files: [] }, false);
  rmSync(join(site.folder, 'sw.js.br'), { force: true });
  rmSync(join(site.folder, 'sw.js.gz'), { force: true });
  await page.goto(`${site.origin}/conseils`);
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  writeFileSync(join(site.folder, 'sw.js'), working);
  await visit(page, site, '/conseils');
  site.stop();
  await page.reload();
  await expect(page).toHaveTitle(/Trouvez votre voie/);
});

function pagesOf(page: Page, name: string): Promise<string[]> {
  return page.evaluate(async (cache) => {
    const requests = await (await caches.open(cache)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, name);
}
