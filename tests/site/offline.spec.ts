import { built } from '../support/built.ts';
import { COURSES, oneOf, readSeller } from '../support/content.ts';
import { LEGACY, LEGACY_PATH } from '../support/legacy.ts';
import { expect, settle, stored, test, visit } from '../support/own-site.ts';

const BAND = 'Hors connexion : les pages déjà ouvertes restent lisibles.';

/** Screens that read again without network after one visit (K1). */
const SCREENS = [
  { id: 'B-011', path: '/', title: /Formations en ligne/ },
  { id: 'B-025', path: '/course?nom=Python&categorie=Data&id=1', title: /Formation/ },
  { id: 'B-039', path: '/v2/course?formationId=1&nom=Python', title: /Formation/ },
  { id: 'B-053', path: LEGACY_PATH, title: `${LEGACY.title} · Jàngal` },
  { id: 'B-067', path: '/ressources', title: /Ressources gratuites/ },
  { id: 'B-081', path: '/ressources/python?tabs=bases', title: /Python/ },
  { id: 'B-095', path: '/conseils', title: /Trouvez votre voie/ },
  { id: 'B-109', path: '/seller', title: `${readSeller().title} · Jàngal` },
  { id: 'B-123', path: '/404', title: /Page introuvable/ },
  { id: '', path: '/hors-ligne', title: /Hors ligne/ },
];

const PARTS = ['words', 'feedback', 'keep-button', 'visitor'];

for (const { id, path, title } of SCREENS) {
  test(`${id} ${path} opens after one visit, the server stopped`, async ({
    context,
    page,
    site,
  }) => {
    await visit(page, site, path);
    const islands = await page.locator('astro-island:not([ssr])').count();
    site.stop();
    await context.setOffline(true);
    await page.goto(site.origin + path);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('.offline-band')).toHaveText(BAND);
    // One more may have come on the screen since they were counted.
    await expect
      .poll(() => page.locator('astro-island:not([ssr])').count())
      .toBeGreaterThanOrEqual(islands);
  });
}

test('the same page under another query opens too: pages are static', async ({ page, site }) => {
  await visit(page, site, '/ressources/python');
  site.stop();
  await page.goto(`${site.origin}/ressources/python?tabs=exos`);
  await expect(page.locator('#exos .step-title')).toBeVisible();
});

test('a page that was never opened: « Hors ligne », and the way back', async ({ page, site }) => {
  await visit(page, site, '/');
  await expect.poll(() => stored(page)).toContain('/hors-ligne');
  const { origin } = site;
  site.stop();
  for (const path of ['/ressources', '/une/adresse/inconnue']) {
    await page.goto(origin + path);
    await expect(page.getByRole('heading', { name: 'Hors ligne', exact: true })).toBeVisible();
    await expect(page.getByText('Cette page n’a pas pu s’ouvrir')).toBeVisible();
    await expect(page).toHaveURL(origin + path);
  }
  await page.getByRole('link', { name: 'Accueil' }).click();
  await expect(page).toHaveTitle(/Formations en ligne/);
});

test('« Hors ligne » whose scripts did not come gets them at the next visit', async ({
  page,
  site,
}) => {
  const [script = ''] =
    /\/_astro\/OfflineShelf[^"]+\.js/.exec(built('hors-ligne.html').toString()) ?? [];
  site.answer(script, (response) => response.writeHead(503).end());
  await visit(page, site, '/');
  await expect.poll(() => stored(page)).toContain('/hors-ligne');
  site.answer(script);
  await page.reload();
  await expect.poll(() => stored(page)).toContain(script);
});

test('a first visit downloads nothing twice', async ({ page, site }) => {
  await visit(page, site, '/ressources/python');
  const ours = site.asked.filter((path) => /^\/(?:_astro|ressources)\//.test(path));
  expect(ours).toEqual([...new Set(ours)]);
});

test('a second visit asks for the page alone, and the little that is no hashed file', async ({
  page,
  site,
}) => {
  await visit(page, site, '/ressources/python');
  // The worker brings by itself what a page without network may ask for.
  const kept = () => stored(page).then((paths) => paths.join());
  for (const part of PARTS) await expect.poll(kept).toContain(`/_astro/${part}.`);
  site.asked.length = 0;
  await page.reload();
  await expect(page.locator('.copy').first()).toBeAttached();
  expect(site.asked.filter((path) => path.startsWith('/_astro/'))).toEqual([]);
  expect(site.asked).toContain('/ressources/python');
});

test('a network that hangs: the stored page after 3 s', async ({ page, site }) => {
  await visit(page, site, '/ressources');
  site.answer('/ressources', () => undefined);
  const before = Date.now();
  await page.goto(`${site.origin}/ressources`);
  await expect(page).toHaveTitle(/Ressources gratuites/);
  expect(Date.now() - before).toBeGreaterThan(2_500);
});

test('a page that is slow, and not on the device, is waited for', async ({ page, site }) => {
  await visit(page, site, '/');
  site.answer('/ressources', (response) => {
    setTimeout(
      () => response.setHeader('Content-Type', 'text/html').end('<title>Lente</title>'),
      4_500,
    );
  });
  await page.goto(`${site.origin}/ressources`);
  await expect(page).toHaveTitle('Lente');
});

test('the band comes and goes with the network, and moves nothing of what is read', async ({
  context,
  page,
  site,
}) => {
  await page.goto(`${site.origin}/ressources/python`);
  const band = page.locator('.offline-band');
  await expect(band).toBeEmpty();
  const paragraph = page.locator('#intro .prose p').nth(8);
  await paragraph.scrollIntoViewIfNeeded();
  const before = await paragraph.boundingBox();
  await context.setOffline(true);
  await expect(band).toHaveText(BAND);
  await expect(page.getByRole('status').filter({ hasText: BAND })).toBeVisible();
  expect((await paragraph.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  await context.setOffline(false);
  await expect(band).toBeEmpty();
});

test('the search of a tutorial’s menu leaves without network', async ({ context, page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site.origin}/ressources/python`);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('searchbox')).toBeHidden();
});

test('media of courses, the search’s files and other origins are never kept', async ({
  page,
  site,
}) => {
  await visit(page, site, '/');
  const { cover } = oneOf(COURSES, (course) => course.cover !== undefined);
  const asked = [`/media/covers/${cover}`, '/pagefind/pagefind.js', '/sw.js'];
  for (const path of [...asked, '/hors-ligne/python.json']) {
    await page.evaluate((url) => fetch(url).catch(() => undefined), path);
  }
  await page.reload();
  await settle(page, '/');
  expect(
    (await stored(page)).filter((path) => /^\/(?:media|pagefind)\/|^\/sw\.js$|\.json$/.test(path)),
  ).toEqual([]);
});

test('B-147 the browser refuses the worker: the site works without it', async ({ page, site }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () =>
      Promise.reject(new DOMException('no', 'SecurityError'));
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${site.origin}/ressources/python`);
  // The text above the link takes its height while the page scrolls to it: a click may miss.
  await page
    .getByRole('link', { name: /Suivant/ })
    .first()
    .press('Enter');
  await expect(page.locator('#first')).toBeVisible();
  expect(errors).toEqual([]);
  expect(await stored(page)).toEqual([]);
});

test('Save-Data: nothing is fetched ahead', async ({ page, site }) => {
  await page.addInitScript(() => {
    const { connection } = navigator as unknown as { connection: object };
    Object.defineProperty(connection, 'saveData', { value: true });
  });
  await visit(page, site, '/ressources/python');
  await page.goto(`${site.origin}/ressources`);
  await expect.poll(() => stored(page)).toContain('/ressources');
  expect(site.asked).not.toContain('/hors-ligne');
});
