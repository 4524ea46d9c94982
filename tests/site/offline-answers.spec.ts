import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, type Fault, type OwnSite, stored, test, visit } from '../support/own-site.ts';

const HTML = '<!doctype html><html lang="fr" data-version="0a1b2c3d"><title>Une réponse</title>';
const PORTAL = '<!doctype html><html lang="fr"><title>Bienvenue au café</title>';

/** Answers that a network gives in place of ours: none of them may come back when it is gone. */
const BAD: Record<string, Fault> = {
  'a failure of the server': (response) => send(response, 500),
  'a server under repair': (response) => send(response, 503),
  'a page that is not found': (response) => send(response, 404),
  'a refusal': (response) => send(response, 403),
  'a page for who is not logged in': (response) => send(response, 401),
  'too many requests': (response) => send(response, 429),
  'an answer without content': (response) => response.writeHead(204).end(),
  'another success': (response) => send(response, 201),
  'a part of the whole': (response) => send(response, 206),
  'a redirect to another page': (response) => response.writeHead(302, { Location: '/404' }).end(),
  'a redirect to another site': (response) =>
    response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end(),
  JSON: (response) => send(response, 200, 'application/json', '{}'),
  'bare text': (response) => send(response, 200, 'text/plain', 'Bonjour'),
  'a file to download': (response) => send(response, 200, 'application/octet-stream'),
  'no type at all': (response) => response.writeHead(200).end(HTML),
  'a body cut before its length': (response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': 5_000 });
    response.write(HTML);
    setTimeout(() => response.destroy(), 100);
  },
  'a body cut between two pieces': (response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Transfer-Encoding': 'chunked' });
    response.write(HTML);
    setTimeout(() => response.destroy(), 100);
  },
  'a cut connection': (response) => response.destroy(),
  'the page of a portal, in our name': (response) => send(response, 200, 'text/html', PORTAL),
};

/** For a script, a page is a bad answer as well: what a server gives for every unknown address. */
const BAD_SCRIPTS: Record<string, Fault> = {
  ...BAD,
  'a page in its place': (response) => send(response, 200, 'text/html; charset=utf-8'),
};

test('a good page and a good script are kept', async ({ page, site }) => {
  await visit(page, site, '/');
  site.answer(pagePath(0), (response) => send(response, 200, 'text/html'));
  site.answer(scriptPath(0), (response) => send(response, 200, 'text/javascript', 'export {};'));
  const tab = await page.context().newPage();
  await tab.goto(site.origin + pagePath(0));
  await page.evaluate((url) => fetch(url), scriptPath(0));
  await expect
    .poll(() => stored(page))
    .toEqual(expect.arrayContaining([pagePath(0), scriptPath(0)]));
});

test('a page that comes back as anything else is not kept', async ({ page, site }) => {
  await visit(page, site, '/');
  for (const [index, [kind, fault]] of Object.entries(BAD).entries()) {
    const path = pagePath(index);
    site.answer(path, fault);
    const tab = await page.context().newPage();
    await tab.goto(site.origin + path, { waitUntil: 'commit' }).catch(() => undefined);
    await expect.poll(() => site.ended, kind).toContain(path);
    await expectNotKept({ page, site, path, kind });
    await tab.close();
  }
});

test('a script that comes back as anything else is not kept', async ({ page, site }) => {
  await visit(page, site, '/');
  for (const [index, [kind, fault]] of Object.entries(BAD_SCRIPTS).entries()) {
    const path = scriptPath(index);
    site.answer(path, fault);
    await page.evaluate(
      (url) =>
        fetch(url)
          .then((answer) => answer.text())
          .catch(() => undefined),
      path,
    );
    expect(site.asked, kind).toContain(path);
    await expectNotKept({ page, site, path, kind });
  }
});

test('a server that is down, or a portal, does not take the place of a page on the device', async ({
  page,
  site,
}) => {
  await visit(page, site, '/conseils');
  for (const status of [500, 502, 503, 504]) {
    site.answer('/conseils', (response) => send(response, status));
    await page.reload();
    await expect(page).toHaveTitle(/Trouvez votre voie/);
  }
  site.answer('/conseils', (response) => send(response, 200, 'text/html; charset=utf-8', PORTAL));
  await page.reload();
  await expect(page).toHaveTitle('Bienvenue au café');
  site.stop();
  await page.reload();
  await expect(page).toHaveTitle(/Trouvez votre voie/);
});

/** An address of its own for each answer: what one leaves behind does not hide the next. */
function pagePath(index: number): string {
  return `/ressources/essai-${index}`;
}

function scriptPath(index: number): string {
  return `/_astro/essai-${index}.js`;
}

interface Asked {
  page: Page;
  site: OwnSite;
  path: string;
  /** Which bad answer this was: a failure names it, and the others are still tried. */
  kind: string;
}

/** The worker answers in order: what it keeps after is kept later than what came before. */
async function expectNotKept({ page, site, path, kind }: Asked): Promise<void> {
  const marker = `/logos/after${path.replace(/\W+/g, '-')}.svg`;
  site.answer(marker, (response) => send(response, 200, 'image/svg+xml', '<svg/>'));
  await page.evaluate((url) => fetch(url), marker);
  await expect.poll(() => stored(page), kind).toContain(marker);
  expect.soft(await stored(page), kind).not.toContain(path);
}

function send(response: ServerResponse, status: number, type = 'text/html', body = HTML): void {
  response.writeHead(status, { 'Content-Type': type }).end(body);
}
