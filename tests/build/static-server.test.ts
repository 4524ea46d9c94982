import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { createStaticServer } from '../../src/build/static-server.ts';
import { FILM, HOME, NOT_FOUND, plantSite } from './site-folder.ts';

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const { folder, remove } = await plantSite();
const server = createStaticServer(folder).listen(0, 'localhost');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.close();
  server.closeAllConnections();
  remove();
});

/** One request as it is written: no path is tidied, no header added. */
async function ask(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const asked = request({ host: 'localhost', port, path, headers, method, agent: false }).end();
  const [response] = await once(asked, 'response');
  const body = await buffer(response);
  return { status: response.statusCode, headers: response.headers, body };
}

describe('clean addresses', () => {
  test.each([
    { path: '/', title: 'Accueil' },
    { path: '/?recherche=python', title: 'Accueil' },
    { path: '/index.html', title: 'Accueil' },
    { path: '/seller', title: 'Devenir formateur' },
    { path: '/seller.html', title: 'Devenir formateur' },
    { path: '/seller/', title: 'Devenir formateur' },
    { path: '/ressources', title: 'Ressources' },
    { path: '/ressources/', title: 'Ressources' },
    { path: '/ressources/python?tabs=bases', title: 'Python' },
    { path: '/%C3%A9%20t%20%C3%A9', title: 'Été' },
  ])('$path is « $title »', async ({ path, title }) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(body.toString()).toContain(`<title>${title}</title>`);
  });

  test.each([
    ['/_astro/app.a1b2c3.js', 'text/javascript'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/media/film.mp4', 'video/mp4'],
  ])('%s is %s', async (path, type) => {
    expect((await ask(path)).headers['content-type']).toBe(type);
  });
});

describe('what does not exist is the 404 page, with its status', () => {
  test.each([
    ...['/nulle-part', '/seller/nulle-part', '/media', '/media/', '/.env', '/SELLER'],
    ...['/../secret.txt', '/../../etc/passwd', '/%2e%2e/secret.txt', '/..%2fsecret.txt'],
    ...['/_astro/../../secret.txt', '/%2e%2e%2fsecret.txt', '/..%5csecret.txt', '/..\\secret.txt'],
    ...['/%252e%252e/secret.txt', '//secret.txt', '/%', '/%zz', '/%E0%A4%A', '/%00', '/a%0d%0ab'],
    ...['/__proto__', '/constructor', '/toString', '/hasOwnProperty'],
  ])('%s', async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toBe(NOT_FOUND);
  });
});

describe('precompressed files, by Accept-Encoding', () => {
  test.each([
    { accepts: 'br', encoding: 'br', unpack: brotliDecompressSync },
    { accepts: 'gzip, deflate, br, zstd', encoding: 'br', unpack: brotliDecompressSync },
    { accepts: 'gzip, deflate', encoding: 'gzip', unpack: gunzipSync },
    { accepts: 'identity', encoding: undefined, unpack: (body: Buffer) => body },
    { accepts: '', encoding: undefined, unpack: (body: Buffer) => body },
  ])('« $accepts » gets $encoding', async ({ accepts, encoding, unpack }) => {
    const { status, headers, body } = await ask('/', { 'Accept-Encoding': accepts });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers.vary).toBe('Accept-Encoding');
    expect(unpack(body).toString()).toBe(HOME);
  });

  test('a video comes as it is', async () => {
    const { headers, body } = await ask('/media/film.mp4', { 'Accept-Encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toEqual(FILM);
  });
});

describe('ETag', () => {
  test.each(['br', 'gzip', 'identity'])('unchanged, in %s: 304 and no body', async (encoding) => {
    const accepts = { 'Accept-Encoding': encoding };
    const { headers } = await ask('/', accepts);
    const again = await ask('/', { ...accepts, 'If-None-Match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test('another one: the page', async () => {
    expect((await ask('/', { 'If-None-Match': '"autre"' })).status).toBe(200);
  });

  test('each encoding has its own', async () => {
    const encodings = ['br', 'gzip', 'identity'];
    const answers = await Promise.all(encodings.map((one) => ask('/', { 'Accept-Encoding': one })));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
  });
});

describe('ranges of a video', () => {
  test.each([
    { range: 'bytes=0-99', part: [0, 99] },
    { range: 'bytes=0-1', part: [0, 1] },
    { range: 'bytes=500-', part: [500, 999] },
    { range: 'bytes=990-2000', part: [990, 999] },
    { range: 'bytes=999-999', part: [999, 999] },
  ])('$range: 206 and that part', async ({ range, part: [start = 0, end = 0] }) => {
    const { status, headers, body } = await ask('/media/film.mp4', { Range: range });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${start}-${end}/1000`);
    expect(body).toEqual(FILM.subarray(start, end + 1));
  });

  test('beyond its end: 416 and its length', async () => {
    const { status, headers } = await ask('/media/film.mp4', { Range: 'bytes=1000-' });
    expect(status).toBe(416);
    expect(headers['content-range']).toBe('bytes */1000');
  });

  test.each(['bytes=9-2', 'bytes=a-b', 'bytes=-10', 'bytes=0-1,5-6', 'octets=0-9', 'bytes', '-'])(
    '« %s » is no range that we know: the whole, and the server lives',
    async (range) => {
      const { status, body } = await ask('/media/film.mp4', { Range: range });
      expect(status).toBe(200);
      expect(body).toEqual(FILM);
    },
  );
});

test.each([
  { path: '/', status: 200 },
  { path: '/media/film.mp4', status: 200 },
  { path: '/nulle-part', status: 404 },
])('HEAD $path: $status, headers and no body', async ({ path, status }) => {
  const asked = await ask(path);
  const { status: told, headers, body } = await ask(path, {}, 'HEAD');
  expect(told).toBe(status);
  expect(headers['content-type']).toBe(asked.headers['content-type']);
  expect(headers['cache-control']).toBe(asked.headers['cache-control']);
  expect(body).toHaveLength(0);
});

describe('« immutable » is for what exists under /_astro/, and for nothing else', () => {
  test.each([
    { path: '/_astro/app.a1b2c3.js', status: 200, isKept: true },
    { path: '/_astro/app.gone.js', status: 404, isKept: false },
    { path: '/_astro/', status: 404, isKept: false },
    { path: '/', status: 200, isKept: false },
    { path: '/seller', status: 200, isKept: false },
    { path: '/nulle-part', status: 404, isKept: false },
  ])('$path, $status: $isKept', async ({ path, status, isKept }) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.headers['cache-control']).toBe(
      isKept ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    );
  });

  test('a picture or a film that exists is kept a week, a missing one is not', async () => {
    const [film, gone] = [await ask('/media/film.mp4'), await ask('/media/gone.mp4')];
    expect(film.headers['cache-control']).toBe('public, max-age=604800');
    expect(gone.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test.each(['/', '/_astro/app.a1b2c3.js', '/nulle-part', '/media/film.mp4'])(
    '%s carries the headers of production',
    async (path) => {
      expect((await ask(path)).headers).toMatchObject({
        'content-security-policy': "frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
    },
  );
});
