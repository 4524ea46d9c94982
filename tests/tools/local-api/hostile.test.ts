import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '../../../src/wire/endpoints.ts';
import { postJson, SITE, startApp } from './support/app.ts';

const { app } = startApp();
const ENDPOINT_LIST = Object.values(ENDPOINTS);
const GETS = ENDPOINT_LIST.filter(({ method }) => method === 'GET').map(({ path }) => path);
const POSTS = ENDPOINT_LIST.filter(({ method }) => method === 'POST').map(({ path }) => path);
const WITH_BODY = POSTS.filter((path) => path !== ENDPOINTS.logout.path);
const PAGES = ['/home', '/auth', '/auth/login', '/account', '/account/pay', '/account/seller'];
const MAX_BYTES = 64 * 1024;

/** A refusal that a caller can read. */
async function expectRefusal(response: Response, status: number) {
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ status, error: expect.stringMatching(/\.$/) });
}

describe('bodies', () => {
  test.each(WITH_BODY)('%s: 415 for what is not called JSON', async (path) => {
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'json'];
    for (const type of types) {
      await expectRefusal(await postJson(app, path, {}, { 'Content-Type': type }), 415);
    }
    const response = await app.request(path, { method: 'POST', headers: { Origin: SITE } });
    await expectRefusal(response, 415);
  });

  test.each(WITH_BODY)('%s: JSON under its other names is read', async (path) => {
    const types = ['application/json; charset=utf-8', 'Application/JSON', 'application/ld+json'];
    for (const type of types) {
      expect((await postJson(app, path, {}, { 'Content-Type': type })).status).toBe(400);
    }
  });

  test.each(WITH_BODY)('%s: 400 for what is no JSON', async (path) => {
    const bodies = ['', '{', '{"a":NaN}', '\0', '\ufeff'];
    for (const body of bodies) await expectRefusal(await postJson(app, path, body), 400);
  });

  test.each(POSTS)('%s: deep nesting is refused or ignored, never a fault', async (path) => {
    const deep = '['.repeat(30_000) + ']'.repeat(30_000);
    expect((await postJson(app, path, deep)).status).toBeLessThan(500);
  });

  test.each(WITH_BODY)('%s: 413 over 64 KB, announced or streamed', async (path) => {
    const tooLong = JSON.stringify({ name: 'a'.repeat(MAX_BYTES) });
    await expectRefusal(await postJson(app, path, tooLong), 413);
    const announced = { 'Content-Length': String(tooLong.length) };
    await expectRefusal(await postJson(app, path, tooLong, announced), 413);
    const justRight = JSON.stringify({ a: 'a'.repeat(MAX_BYTES - 8) });
    expect(justRight).toHaveLength(MAX_BYTES);
    expect((await postJson(app, path, justRight)).status).toBe(400);
  });

  test('a body cut short is the sender’s fault', async () => {
    const body = new ReadableStream({ pull: (stream) => stream.error(new Error('hung up')) });
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      duplex: 'half',
    };
    await expectRefusal(await app.request('/api/login', { ...init, body } as RequestInit), 400);
  });
});

describe('whatever is sent, nothing breaks', () => {
  const RUNS = { numRuns: 300 };
  const key = fc.oneof(
    fc.constantFrom(...'data email password name message phone __proto__ toString'.split(' ')),
    fc.string({ unit: 'binary' }),
  );
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 4 },
      text,
      fc.double(),
      fc.constantFrom(null, true, '\ud800', '\0', "' OR 1=1 --"),
      fc.array(tie('any'), { maxLength: 4 }),
      fc.dictionary(key, tie('any'), { maxKeys: 5 }),
    ),
  })).any;

  test('any JSON to any POST', async () => {
    const property = fc.asyncProperty(fc.constantFrom(...POSTS), value, async (path, body) => {
      const { status } = await postJson(app, path, body);
      expect(status).toBeLessThan(500);
    });
    await fc.assert(property, RUNS);
  });

  test('any query, cookie and If-None-Match to any GET', async () => {
    const names = fc.constantFrom('version', 'courseId', 'id', 'nom', 'payload', 'redirect', 'x');
    const raw = fc.oneof(
      text.map((one) => encodeURIComponent(one.toWellFormed())),
      fc.stringMatching(/^[ -"$-~]*$/),
      fc.constantFrom(
        '%',
        '%zz',
        'a'.repeat(100_000),
        '%00',
        '%ED%A0%80',
        '%FF',
        '+',
        '%2B',
        '..%2F',
        '&',
        '=',
        '?',
      ),
    );
    const query = fc.array(fc.tuple(names, raw), { maxLength: 5 });
    const header = fc.stringMatching(/^[!-~]*$/);
    const path = fc.constantFrom(...GETS, ...PAGES);
    const property = fc.asyncProperty(
      path,
      query,
      header,
      header,
      async (to, pairs, tag, cookie) => {
        const search = pairs.map(([name, one]) => `${name}=${one}`).join('&');
        const response = await app.request(`${to}?${search}`, {
          headers: { 'If-None-Match': tag, Cookie: `sandbox_session=${cookie}; ${cookie}` },
        });
        expect(response.status).toBeLessThan(500);
      },
    );
    await fc.assert(property, RUNS);
  });

  test('any form to any page', async () => {
    const fields = fc.array(fc.tuple(key, text), { maxLength: 5 });
    const paths = fc.constantFrom('/auth', '/auth/login', '/auth/logout', '/account/pay');
    const property = fc.asyncProperty(paths, fields, async (path, pairs) => {
      const wellFormed = pairs.map((pair) => pair.map((one) => one.toWellFormed()));
      const body = new URLSearchParams(wellFormed as string[][]).toString();
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const { status } = await app.request(path, { method: 'POST', headers, body });
      // « Se déconnecter » needs no field.
      expect(status).toBeGreaterThanOrEqual(path === '/auth/logout' ? 303 : 400);
      expect(status).toBeLessThan(500);
    });
    await fc.assert(property, RUNS);
  });
});
