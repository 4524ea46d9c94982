import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { listenLocally } from '../../../src/tools/serve/listen.ts';
import { staticSite } from '../../../src/tools/serve/static-server.ts';
import { NOT_FOUND, plantSite } from '../../build/site-folder.ts';
import { askServer } from '../../support/ask.ts';

const { folder, remove } = await plantSite();
const { port, close } = await listenLocally(staticSite(folder), { port: 0, setting: 'PORT' });
afterAll(async () => {
  await close();
  remove();
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
  '%s is answered 405, with the two verbs that are',
  async (method) => {
    const { status, headers } = await askServer(port, '/', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  },
);

test('a name too long for the disk is a page that does not exist', async () => {
  const { status } = await askServer(port, `/${'a'.repeat(10_000)}`);
  expect(status).toBe(404);
});

test('a link that leads out of the folder is followed nowhere', async () => {
  symlinkSync('/etc/passwd', `${folder}/secret.txt`);
  symlinkSync('/etc', `${folder}/etc`);
  rmSync(`${folder}/404.html.br`);
  symlinkSync('/etc/passwd', `${folder}/404.html.br`);
  const asked = ['/secret.txt', '/etc/passwd'].map((path) => askServer(port, path));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses).toEqual([404, 404]);
  const page = await askServer(port, '/404', { 'accept-encoding': 'br' });
  expect(page.headers['content-encoding']).not.toBe('br');
  for (const name of ['secret.txt', 'etc', '404.html.br']) rmSync(`${folder}/${name}`);
});

test('a build that writes the folder again: nothing, then its pages', async () => {
  const away = `${folder}-away`;
  renameSync(folder, away);
  const [page, film] = [await askServer(port, '/'), await askServer(port, '/media/film.mp4')];
  expect([page.status, film.status, page.body.length]).toEqual([404, 404, 0]);
  renameSync(away, folder);
  rmSync(`${folder}/seller.html`);
  expect((await askServer(port, '/')).status).toBe(200);
  const gone = await askServer(port, '/seller');
  expect([gone.status, String(gone.body)]).toEqual([404, NOT_FOUND]);
});

test('whatever bytes are sent, the server answers the next reader', async () => {
  const word = fc.string({ unit: fc.nat(255).map((code) => String.fromCharCode(code)) });
  const header = fc.tuple(
    fc.constantFrom('Range', 'If-None-Match', 'If-Range', 'If-Modified-Since', 'Accept-Encoding'),
    fc.oneof(
      word,
      fc.bigInt().map((end) => `bytes=0-${end}`),
      fc.constant('bytes=0-,0-,0-'),
    ),
  );
  const asked = fc.record({
    method: fc.oneof(fc.constant('GET'), fc.constant('HEAD'), word),
    path: fc.oneof(fc.webPath(), word, fc.constantFrom('/', '/media/film.mp4', '/..%2f', '/%00')),
    headers: fc.array(header, { maxLength: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ method, path, headers }) => {
      const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
      const socket = connect(port, 'localhost');
      socket.end(
        Buffer.from(
          `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${lines}\r\n`,
          'latin1',
        ),
      );
      const answer = await text(socket);
      expect(answer).not.toMatch(/^HTTP\/1\.1 5/);
    }),
    { numRuns: 300 },
  );
  expect((await askServer(port, '/')).status).toBe(200);
});
