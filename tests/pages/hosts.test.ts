import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Element } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { isText } from '../../src/build/compress.ts';
import { parseHtml } from '../../src/build/page.ts';
import { CONTENT_TYPES, typeOf } from '../../src/tools/serve/content-types.ts';
import { ASK_AGAIN } from '../../src/tools/serve/headers.ts';
import { readHeadersFile } from '../../src/tools/serve/hosts/headers-file.ts';
import { POLICY } from '../../src/tools/serve/hosts/site-headers.ts';
import { SANDBOXES } from '../../src/workshop/frame-paths.ts';
import { plantSite } from '../build/site-folder.ts';
import { answerHeaders, builtAnswers } from '../support/answers.ts';
import { askServer, lowerCase } from '../support/ask.ts';
import { ADDRESSES, FILES, FILM, MOVED, NOT_FOUND, SCRIPT } from '../support/host-addresses.ts';
import { HOSTS, type Host, requireServers } from '../support/hosts.ts';

const ANSWERS = builtAnswers();
const headersOf = (path: string, status = 200) => lowerCase(answerHeaders(ANSWERS, path, status));
/** As long as before: the size alone would not tell. */
const CHANGED = { 'seller.html': '<title>devenir Formateur</title>' };

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
      else host = await start({ root: 'dist', answers: ANSWERS });
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
          ...headersOf(path, status),
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
        expect(again.headers).toMatchObject(headersOf(path));
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
        expect(headers).toMatchObject({ ':status': 200, ...headersOf('/ressources') });
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
        expect(headers).toMatchObject({
          ...headersOf(to, 301),
          'content-security-policy': expect.stringContaining(ANSWERS.headers[POLICY] ?? ''),
        });
      });
    }

    for (const path of ['/%5cexemple.invalid/', '/\\exemple.invalid/', '/%0d%0aa:b/']) {
      test(`${path} leads nowhere`, async () => {
        expect((await askServer(host.port, path)).status).toBe(404);
      });
    }
  });
}

/** The editor, its languages, the benches, films and videos, asked for by a tap, may be asked again: rules are few. */
const BEHIND_A_TAP =
  /^\/_astro\/(?:(?:VideoPlayer|code-editor|connection|fault|film|javascript|modes|nodes|offered|python|sql|trace|.+-(?:engine|mode))\.[^.]+\.js|.+\.wasm)$/;

test('`_headers` gives each file what the table says, and a missing chunk nothing', () => {
  const text = readFileSync('dist/_headers', 'utf8');
  const isSaid = (path: string) => text.includes(`\n${path}\n`);
  // A rule is left out only when there is room for no other.
  if (!FILES.filter((one) => BEHIND_A_TAP.test(one)).every(isSaid)) {
    expect(text.match(/^\//gm)).toHaveLength(100);
  }
  for (const path of FILES.filter((one) => !BEHIND_A_TAP.test(one) || isSaid(one))) {
    const address = path.replace(/(?:^\/index|(?<!404))\.html$/, '') || '/';
    const headers = Object.fromEntries(readHeadersFile(text, address));
    const told = { 'Cache-Control': ASK_AGAIN, ...headers };
    expect(told, address).toEqual(answerHeaders(ANSWERS, address));
  }
  expect(readHeadersFile(text, '/_astro/none.js').get('Cache-Control')).toBeUndefined();
});

test('each page’s header holds the hash of all its programs, and of no text that it lacks', () => {
  const hashOf = (element: Element) =>
    `'sha256-${createHash('sha256').update(textOf(element)).digest('base64')}'`;
  for (const [path, policy] of Object.entries(ANSWERS.pages)) {
    if (path in SANDBOXES) continue;
    const file = path === '/' ? '/index.html' : `${path}.html`;
    const page = parseHtml(readFileSync(join('dist', file), 'utf8'));
    // JSON runs nowhere: no policy looks at it.
    const programs = selectAll('script:not([src]):not([type$=json])', page);
    const [, scripts = '', styles = ''] =
      /script-src 'self'((?: 'sha256-\S+')+); style-src 'self'((?: 'sha256-\S+')+)/.exec(policy) ??
      [];
    expect(new Set(scripts.trim().split(' ')), path).toEqual(new Set(programs.map(hashOf)));
    const own = selectAll('style', page).map(hashOf);
    expect(own, path).toEqual(expect.arrayContaining(styles.trim().split(' ')));
  }
});

test('every kind of file has its type', () => {
  const names = new Set(FILES.map((path) => extname(path).slice(1)));
  expect([...names].filter((name) => !(name in CONTENT_TYPES))).toEqual([]);
});
