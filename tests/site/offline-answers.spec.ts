import type { ServerResponse } from 'node:http';
import { expect, type Fault, stored, test, visit } from '../support/own-site.ts';

const PAGE = '/ressources';
const ASSET = '/_astro/essai.js';
const HTML = '<!doctype html><title>Une réponse</title>';

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
};

for (const [kind, fault] of Object.entries(BAD)) {
  test(`a page: ${kind} is not kept`, async ({ page, site }) => {
    await visit(page, site, '/');
    site.answer(PAGE, fault);
    const tab = await page.context().newPage();
    await tab.goto(site.origin + PAGE, { waitUntil: 'commit' }).catch(() => undefined);
    await expect.poll(() => site.ended).toContain(PAGE);
    await expectNotKept(page, PAGE);
  });
}

/** For a script, a page is a bad answer as well: what a server gives for every unknown address. */
const BAD_SCRIPTS: Record<string, Fault> = {
  ...BAD,
  'a page in its place': (response) => send(response, 200, 'text/html; charset=utf-8'),
};

for (const [kind, fault] of Object.entries(BAD_SCRIPTS)) {
  test(`a script: ${kind} is not kept`, async ({ page, site }) => {
    await visit(page, site, '/');
    site.answer(ASSET, fault);
    await page.evaluate(
      (url) =>
        fetch(url)
          .then((answer) => answer.text())
          .catch(() => undefined),
      ASSET,
    );
    expect(site.asked).toContain(ASSET);
    await expectNotKept(page, ASSET);
  });
}

test('a good page and a good script are kept', async ({ page, site }) => {
  await visit(page, site, '/');
  site.answer(PAGE, (response) => send(response, 200, 'text/html'));
  site.answer(ASSET, (response) => send(response, 200, 'text/javascript', 'export {};'));
  const tab = await page.context().newPage();
  await tab.goto(site.origin + PAGE);
  await page.evaluate((url) => fetch(url), ASSET);
  await expect.poll(() => stored(page)).toEqual(expect.arrayContaining([PAGE, ASSET]));
});

/** The worker answers in order: what it keeps after is kept later than what came before. */
async function expectNotKept(page: Parameters<typeof stored>[0], path: string): Promise<void> {
  await page.evaluate(() => fetch('/logos/python.svg'));
  await expect.poll(() => stored(page)).toContain('/logos/python.svg');
  expect(await stored(page)).not.toContain(path);
}

function send(response: ServerResponse, status: number, type = 'text/html', body = HTML): void {
  response.writeHead(status, { 'Content-Type': type }).end(body);
}
