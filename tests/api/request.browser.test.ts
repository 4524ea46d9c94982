import { afterEach, describe, expect, test, vi } from 'vitest';
import { request, succeeds } from '../../src/api/request.ts';
import { ENDPOINTS } from '../../src/wire/endpoints.ts';
import { clearCookies } from '../browser/page.ts';
import { askServiceAt, faultAddress } from './service.ts';

const HASH = '0123456789abcdef0123456789abcdef';
const ACCENTS = { data: { email: 'awa@exemple.sn', password: 'été 🧵 "\\' } };

afterEach(async () => {
  vi.restoreAllMocks();
  await clearCookies();
});

describe('what every call sends', () => {
  test('the method and path of its endpoint, an accept header, « null » for no fingerprint', async () => {
    const sent = await echo();
    expect(sent).toMatchObject({
      url: '/echo/-/api/logOut?a=1',
      method: 'POST',
      accept: 'application/json',
      'x-visitor-id': 'null',
    });
    expect(sent).not.toHaveProperty('x-xsrf-token');
  });

  test('the fingerprint, the xsrf token, the session’s cookies', async () => {
    await cookieStore.set('visitorId', HASH);
    await cookieStore.set('XSRF-TOKEN', 'a%2Fb%3D');
    await cookieStore.set('session', 'secret');
    const sent = await echo();
    expect(sent).toMatchObject({ 'x-visitor-id': HASH, 'x-xsrf-token': 'a/b=' });
    expect(sent.cookie).toContain('session=secret');
  });

  async function echo(): Promise<Record<string, string>> {
    askServiceAt('auth', faultAddress('echo'));
    return (await request(ENDPOINTS.logout, '?a=1')).json();
  }
});

describe('a submission', () => {
  test('carries its body as JSON, byte for byte', async () => {
    const fetch = vi.spyOn(window, 'fetch');
    askServiceAt('auth', faultAddress('publish', 'submitted'));
    expect(await succeeds({ ...ENDPOINTS.login, success: 200 }, ACCENTS)).toBe(true);
    const headers = { 'Content-Type': 'application/json', 'x-visitor-id': 'null' };
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', headers });
    const received = await window.fetch(`${faultAddress('published', 'submitted')}/`);
    expect(await received.json()).toEqual(ACCENTS);
  });

  test('without a body names no type', async () => {
    const fetch = vi.spyOn(window, 'fetch');
    askServiceAt('auth', faultAddress('good'));
    await succeeds(ENDPOINTS.logout);
    const [, init] = fetch.mock.calls[0] ?? [];
    expect(init).not.toHaveProperty('body');
    expect(init?.headers).not.toHaveProperty('Content-Type');
  });

  test.each([200, 201, 204, 400, 401, 429, 500, 503])(
    'succeeds with the status of its call alone: %i',
    async (status) => {
      askServiceAt('auth', faultAddress(`s${status}`));
      expect(await succeeds({ ...ENDPOINTS.login, success: status }, {})).toBe(true);
      expect(await succeeds({ ...ENDPOINTS.login, success: 299 }, {})).toBe(false);
    },
  );

  test('fails when no answer comes, and says why', async () => {
    askServiceAt('auth', faultAddress('offline'));
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(await succeeds(ENDPOINTS.login, {})).toBe(false);
    expect(warn).toHaveBeenCalledWith(ENDPOINTS.login.path, expect.any(TypeError));
  });
});
