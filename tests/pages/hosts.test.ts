import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { isText } from '../../src/build/compress.ts';
import { CONTENT_TYPES, typeOf } from '../../src/serve/content-types.ts';
import { ASK_AGAIN, headersFor } from '../../src/serve/headers.ts';
import { plantSite } from '../build/site-folder.ts';
import { askServer, lowerCase } from '../support/ask.ts';
import { readHeadersFile } from '../support/headers-file.ts';
import { HOSTS, type Host, requireServers } from '../support/hosts.ts';

/** Cloudflare reads no longer line. */
const MAX_LINE = 2_000;
const FILES = globSync('dist/**/*.*', { exclude: ['**/*.br', '**/*.gz'] }).map((file) =>
  file.slice('dist'.length),
);
const [SCRIPT = ''] = FILES.filter((path) => /^\/_astro\/[^/]+\.js$/.test(path));
const [INDEX = ''] = FILES.filter((path) => path.endsWith('.pf_index'));
const [FILM = ''] = FILES.filter((path) => path.endsWith('.mp4'));
const NOT_FOUND = '/404.html';
/** As long as before: the size alone would not tell. */
const CHANGED = { 'seller.html': '<title>devenir Formateur</title>' };

const ADDRESSES = [
  { what: 'the home page', path: '/', file: '/index.html' },
  { what: 'a page that is a folder too', path: '/ressources', file: '/ressources.html' },
  { what: 'a tutorial', path: '/ressources/python?tabs=bases', file: '/ressources/python.html' },
  { what: 'a hashed asset', path: SCRIPT, file: SCRIPT },
  { what: 'a missing chunk', path: '/_astro/none.js', file: NOT_FOUND },
  { what: 'a picture', path: '/logos/python.svg', file: '/logos/python.svg' },
  { what: 'a missing picture', path: '/logos/none.svg', file: NOT_FOUND },
  { what: 'a film', path: FILM, file: FILM },
  { what: 'the service worker', path: '/sw.js', file: '/sw.js' },
  { what: 'the manifest', path: '/manifest.webmanifest', file: '/manifest.webmanifest' },
  { what: 'the search', path: '/pagefind/pagefind.js', file: '/pagefind/pagefind.js' },
  { what: 'a part of its index', path: INDEX, file: INDEX },
  { what: 'an unknown address', path: '/nulle/part', file: NOT_FOUND },
  { what: 'the rules of other hosts', path: '/_headers', file: NOT_FOUND },
];

/** A second slash would be the name of another site. */
const MOVED = [
  { path: '/ressources/', to: '/ressources' },
  { path: '/ressources.html', to: '/ressources' },
  { path: '/ressources/python/?tabs=bases', to: '/ressources/python?tabs=bases' },
  { path: '/index.html', to: '/' },
  { path: '//exemple.invalid/', to: '/exemple.invalid' },
];

const UNPACK: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body) => body,
};

for (const [name, start] of Object.entries(HOSTS)) {
  describe(name, () => {
    let host: Host;
    let missing: string[] = [];

    beforeAll(async () => {
      if (name !== 'local') missing = requireServers();
      if (missing.length > 0) console.log(`${name} : sauté, il manque ${missing.join(', ')}`);
      else host = await start();
    });
    beforeEach(({ skip }) => {
      skip(missing.length > 0);
    });
    afterAll(() => host?.stop());

    for (const { what, path, file } of ADDRESSES) {
      test(`${what}: every header and byte`, async () => {
        const status = file === NOT_FOUND ? 404 : 200;
        const isPacked = isText(file) && status === 200;
        const headers = {
          ...lowerCase(headersFor(path, status)),
          'content-type': typeOf(file),
          ...(isPacked && { vary: 'Accept-Encoding' }),
        };
        for (const [encoding, unpack] of Object.entries(UNPACK)) {
          const answer = await askServer(host.port, path, { 'Accept-Encoding': encoding });
          expect(answer.status).toBe(status);
          expect(answer.headers).toMatchObject(headers);
          const { 'content-encoding': sent = 'identity' } = answer.headers;
          if (isPacked) expect(sent).toBe(encoding);
          const body = sent === encoding ? unpack(answer.body) : answer.body;
          expect(body.equals(readFileSync(join('dist', file)))).toBe(true);
        }
      });
    }

    for (const path of ['/ressources/python', SCRIPT, '/logos/python.svg']) {
      test(`${path}, unchanged: 304, no body, the same headers`, async () => {
        const accepts = { 'Accept-Encoding': 'br' };
        const { headers } = await askServer(host.port, path, accepts);
        const { etag = '' } = headers;
        const again = await askServer(host.port, path, { ...accepts, 'If-None-Match': etag });
        expect(again.status).toBe(304);
        expect(again.body).toHaveLength(0);
        expect(again.headers).toMatchObject(lowerCase(headersFor(path)));
      });
    }

    test('its ETags come from content: the same in another build, another for other bytes', async () => {
      const [first, same, other] = [await plantSite(), await plantSite(), await plantSite(CHANGED)];
      const servers: Host[] = [];
      onTestFinished(() => {
        for (const server of servers) server.stop();
        for (const site of [first, same, other]) site.remove();
      });
      for (const { folder } of [first, same, other]) servers.push(await start({ root: folder }));
      for (const [path, encoding] of [
        ...Object.keys(UNPACK).map((one) => ['/', one] as const),
        ...Object.keys(UNPACK).map((one) => ['/seller', one] as const),
        ['/media/film.mp4', 'identity'] as const,
      ]) {
        const ask = (index: number, etag = '') =>
          askServer(servers[index]?.port ?? 0, path, {
            'Accept-Encoding': encoding,
            ...(etag && { 'If-None-Match': etag }),
          });
        const { etag = '' } = (await ask(0)).headers;
        const answers = [await ask(1, etag), await ask(2, etag)];
        expect(etag).toMatch(/^(?:W\/)?"[^"]+"$/);
        expect(answers.map(({ status }) => status)).toEqual([304, path === '/seller' ? 200 : 304]);
        expect(answers[0]?.headers.etag ?? etag).toBe(etag);
        if (path === '/seller') expect(answers[1]?.headers.etag).not.toBe(etag);
      }
    });

    // sirv sends one, to the browser of this machine alone.
    if (name !== 'local') {
      test('no false date goes with them', async () => {
        for (const path of ['/', SCRIPT, FILM, '/nulle/part']) {
          const { headers } = await askServer(host.port, path);
          expect(headers['last-modified']).toBeUndefined();
        }
      });
    }

    // Caddy has it by itself, once it has a certificate.
    if (name === 'nginx') {
      test('HTTP/2 over HTTPS', async () => {
        const session = connect(`https://localhost:${host.securePort}`, {
          rejectUnauthorized: false,
        });
        onTestFinished(() => session.destroy());
        const [headers] = await once(session.request({ ':path': '/ressources' }), 'response');
        expect(headers).toMatchObject({ ':status': 200, ...lowerCase(headersFor('/ressources')) });
      });
    }

    test('a part of a film', async () => {
      const { status, body } = await askServer(host.port, FILM, { Range: 'bytes=10-29' });
      expect(status).toBe(206);
      expect(body.equals(readFileSync(join('dist', FILM)).subarray(10, 30))).toBe(true);
    });

    for (const { path, to } of name === 'local' ? [] : MOVED) {
      test(`${path} has moved to ${to} (W8)`, async () => {
        const { status, headers } = await askServer(host.port, path);
        expect(status).toBe(301);
        expect(headers.location).toBe(to);
        expect(headers).toMatchObject(lowerCase(headersFor(to)));
      });
    }

    for (const path of ['/%5cexemple.invalid/', '/\\exemple.invalid/', '/%0d%0aa:b/']) {
      test(`${path} leads nowhere`, async () => {
        expect((await askServer(host.port, path)).status).toBe(404);
      });
    }
  });
}

test('`_headers` gives each file what the table says, and a missing chunk nothing', () => {
  const text = readFileSync('dist/_headers', 'utf8');
  for (const path of FILES) {
    const { 'Cache-Control': cache, ...security } = headersFor(path);
    const headers = readHeadersFile(text, path);
    expect(headers.get('Cache-Control') ?? ASK_AGAIN, path).toBe(cache);
    headers.delete('Cache-Control');
    expect(Object.fromEntries(headers), path).toEqual(security);
  }
  expect(readHeadersFile(text, '/_astro/none.js').get('Cache-Control')).toBeUndefined();
  expect(text.match(/^\//gm)?.length).toBeLessThan(100);
  expect(text.split('\n').filter((line) => line.length > MAX_LINE)).toEqual([]);
});

test('every kind of file has its type', () => {
  const names = new Set(FILES.map((path) => extname(path).slice(1)));
  expect([...names].filter((name) => !(name in CONTENT_TYPES))).toEqual([]);
});
