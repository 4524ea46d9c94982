import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { PYTHON_PATH, SANDBOXES, SQL_PATH, WORKSHOP_PATH } from '../../src/workshop/frame-paths.ts';
import {
  benchOf,
  exerciseAddress,
  exerciseIn,
  openWithEditor,
  SUCCESS,
  sectionOf,
} from '../support/exercises.ts';
import { expect, type OwnSite, test, visit } from '../support/own-site.ts';

/** HTML and CSS are tried by the same program as JavaScript. */
const EXERCISES = [
  exerciseIn('javascript', 'js'),
  exerciseIn('typescript', 'ts'),
  exerciseIn('python', 'py'),
  exerciseIn('sql', 'sql'),
];

test.use({ viewport: { width: 360, height: 740 } });

/** Keeps the tutorial, and nothing else; then its server stops. */
async function keepThenCut(page: Page, site: OwnSite, path: string): Promise<void> {
  await visit(page, site, path);
  await page.getByRole('button', { name: 'Étapes', exact: true }).click();
  await page.getByRole('button', { name: 'Garder hors ligne' }).click();
  await expect(page.getByText(/^C’est fait\s:/)).toBeVisible();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (/^pages-/.test(name)) await caches.delete(name);
  });
  site.stop();
}

/** As a host that does not read what the build says of each page. */
function loseHeaders(site: OwnSite): void {
  rmSync(join(site.folder, '_headers'));
}

async function openOffline(
  { context, page, site }: { context: BrowserContext; page: Page; site: OwnSite },
  path: string,
): Promise<void> {
  await keepThenCut(page, site, path);
  await context.setOffline(true);
  await page.goto(site.origin + path);
}

test('the film of a sample, kept, without network (U25, K5)', async ({ context, page, site }) => {
  await openOffline({ context, page, site }, '/ressources/python?tabs=bases');
  await page
    .locator('#bases')
    .getByRole('button', { name: /^Pas à pas/ })
    .first()
    .click();
  const film = page.getByRole('region', { name: 'Pas à pas' });
  await film.getByRole('button', { name: 'Avancer d’une ligne' }).click();
  await expect(film.getByRole('status')).toContainText('affiche «\u00A01 x 50 = 50\u00A0»');
});

for (const exercise of EXERCISES) {
  test(`${exercise.tutorial}, kept, without network: the starter misses, the solution passes (U11, U16, U18, K5)`, async ({
    context,
    page,
    site,
  }) => {
    await openOffline({ context, page, site }, exerciseAddress(exercise));
    const bench = benchOf(sectionOf(page, exercise));
    await openWithEditor(bench);
    await expect(bench.code).toHaveValue(exercise.starter);
    await bench.check.click();
    await expect(bench.status).toHaveText(/Pas encore/);
    await bench.field.fill(exercise.solution);
    await bench.check.click();
    await expect(bench.status).toHaveText(SUCCESS);
    await expect(bench.right).toHaveCount(exercise.count);
  });
}

test('a server that is gone, on a network that is there: the kept bench opens too (U11)', async ({
  page,
  site,
}) => {
  const exercise = exerciseIn('html', 'html');
  await keepThenCut(page, site, exerciseAddress(exercise));
  await page.goto(site.origin + exerciseAddress(exercise));
  const bench = benchOf(sectionOf(page, exercise));
  await openWithEditor(bench);
  await bench.field.fill(exercise.solution);
  await bench.check.click();
  await expect(bench.status).toHaveText(SUCCESS, { timeout: 20_000 });
});

for (const isKept of [true, false]) {
  test(`the frame ${isKept ? 'that is kept' : 'of the server'} reaches nothing: no storage, no network, not the page around it (U2)`, async ({
    context,
    page,
    site,
  }) => {
    const path = '/ressources/javascript?tabs=bases';
    if (isKept) await openOffline({ context, page, site }, path);
    else await page.goto(site.origin + path);
    site.asked.length = 0;
    const news = await page.evaluate(runIn, [WORKSHOP_PATH, HOSTILE] as const);
    expect(news.filter((text) => !text.startsWith('Une ressource ne se charge pas'))).toEqual([
      'ready',
      'origine null',
      'stockage refusé',
      'cookies refusé',
      'base refusé',
      'copies refusé',
      'page refusé',
      'ailleurs refusé',
      'réseau refusé',
    ]);
    expect(site.asked.filter((one) => /maskable|recherche/.test(one))).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/ressources/javascript');
  });
}

for (const [path, code] of [
  [WORKSHOP_PATH, '<script>parent.postMessage({ text: "lancé" }, "*")</script>'],
  [PYTHON_PATH, { kind: 'run', code: 'print("lancé")', typed: [] }],
  [SQL_PATH, { kind: 'run', before: [], code: 'SELECT 1' }],
] as const) {
  test(`${path} without its header runs nothing, whatever it is told (U2, U9, U19)`, async ({
    page,
    site,
  }) => {
    loseHeaders(site);
    await page.goto(`${site.origin}/ressources`);
    const news = await page.evaluate(runIn, [path, code] as const);
    expect(news).toEqual([expect.stringMatching(/isolé/)]);
  });
}

for (const [tutorial, path] of [
  ['/ressources/html', WORKSHOP_PATH],
  ['/ressources/python', PYTHON_PATH],
] as const) {
  test(`what is kept of ${path} holds its header, whatever the server sent (U2, U9)`, async ({
    page,
    site,
  }) => {
    loseHeaders(site);
    await keepThenCut(page, site, tutorial);
    const policy = await page.evaluate(
      async (one) => (await caches.match(one))?.headers.get('Content-Security-Policy'),
      path,
    );
    expect(policy).toBe(`sandbox ${SANDBOXES[path]}`);
  });
}

test('the kept Python reaches nothing: its frame and its worker have no network (U9)', async ({
  context,
  page,
  site,
}) => {
  const exercise = exerciseIn('python', 'py');
  await openOffline({ context, page, site }, exerciseAddress(exercise));
  const bench = benchOf(sectionOf(page, exercise));
  await openWithEditor(bench);
  await bench.field.fill('print("là")');
  await bench.run.click();
  await expect(bench.console).toHaveText('là\n');
  const frame = page.frames().find((one) => one.url().endsWith(PYTHON_PATH));
  expect(
    await frame?.evaluate(async () => [
      origin,
      await fetch('/recherche.json').then(String, (error: Error) => error.name),
    ]),
  ).toEqual(['null', 'TypeError']);
  await bench.field.fill('import js');
  await bench.run.click();
  await expect(bench.console).toContainText('« js » est fermé dans l’atelier');
});

const HOSTILE = `<img src="/icons/maskable-512.png"><script>
  const say = (text) => parent.postMessage({ text }, '*');
  const attempts = {
    stockage: () => localStorage.length,
    cookies: () => document.cookie,
    base: () => indexedDB.open('vol'),
    copies: () => { if (!self.caches) throw 0; return caches.keys; },
    page: () => parent.document.title,
    ailleurs: () => { top.location.href = '/vole'; },
  };
  say('origine ' + origin);
  for (const [name, attempt] of Object.entries(attempts)) {
    try { attempt(); say(name + ' possible'); } catch { say(name + ' refusé'); }
  }
  fetch('/recherche.json').then(() => say('réseau possible'), () => say('réseau refusé'));
</script>`;

/**
 * Opens a frame without the attribute and gives it this code at once and when it is ready; returns what it said
 * until the network was tried, or what it said when it has been silent for a while.
 */
function runIn([path, code]: readonly [string, unknown]): Promise<string[]> {
  return new Promise((resolve) => {
    const heard: string[] = [];
    const frame = document.createElement('iframe');
    const give = () => frame.contentWindow?.postMessage(code, '*');
    addEventListener('message', ({ data, source }) => {
      if (source !== frame.contentWindow) return;
      heard.push(data.text ?? data.kind);
      if (data.kind === 'ready') give();
      else if (/réseau/.test(data.text)) resolve(heard);
    });
    frame.addEventListener('load', () => {
      if (heard[0] === 'ready') return;
      give();
      // Two messages to itself through the same queue: what it was given has been read before.
      frame.contentWindow?.addEventListener('message', () => setTimeout(resolve, 0, heard));
    });
    frame.src = path;
    document.body.prepend(frame);
  });
}
