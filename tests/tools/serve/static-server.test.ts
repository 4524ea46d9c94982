import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { cacheFor, SECURITY_HEADERS } from '../../../src/tools/serve/headers.ts';
import { listenLocally } from '../../../src/tools/serve/listen.ts';
import { staticSite } from '../../../src/tools/serve/static-server.ts';
import { FILM, HOME, NOT_FOUND, plantSite } from '../../build/site-folder.ts';
import { askServer, lowerCase } from '../../support/ask.ts';

const { folder, remove } = await plantSite();
const { port, close } = await listenLocally(staticSite(folder), { port: 0, setting: 'PORT' });
afterAll(async () => {
  await close();
  remove();
});

const headersOf = (path: string, status = 200) =>
  lowerCase({ ...SECURITY_HEADERS, 'Cache-Control': cacheFor(path, status) });
const ask = (path: string, headers: Record<string, string> = {}, method?: string) =>
  askServer(port, path, headers, method);

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
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toContain(`<title>${title}</title>`);
  });

  test.each([
    ['/_astro/app.a1b2c3.js', 'text/javascript; charset=utf-8'],
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
    { range: 'bytes=0-1', part: [0, 1] },
    { range: 'bytes=-10', part: [990, 999] },
    { range: `bytes=0-${'9'.repeat(400)}`, part: [0, 999] },
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

  test.each(['bytes=0-1,5-6', '-'])('« %s » is none that we know: the whole', async (range) => {
    const { status, body } = await ask('/media/film.mp4', { Range: range });
    expect(status).toBe(200);
    expect(body).toEqual(FILM);
  });
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

describe('the headers of production, by path and status', () => {
  test.each([
    { path: '/_astro/app.a1b2c3.js', status: 200 },
    { path: '/_astro/app.gone.js', status: 404 },
    { path: '/_astro/', status: 404 },
    { path: '/', status: 200 },
    { path: '/seller?de=accueil', status: 200 },
    { path: '/nulle-part', status: 404 },
    { path: '/media/film.mp4', status: 200 },
    { path: '/media/gone.mp4', status: 404 },
    { path: '/_headers', status: 404 },
  ])('$path: $status', async ({ path, status }) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(headersOf(path, status));
  });

  test('an answer « unchanged » carries them too', async () => {
    const { headers } = await ask('/seller');
    const again = await ask('/seller', { 'If-None-Match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.headers).toMatchObject(headersOf('/seller'));
  });
});
