import { describe, expect, test } from 'vitest';
import { OWN, postJson, SITE, startApp } from './support/app.ts';

const { app } = startApp();
const FOREIGN = [
  'null',
  'https://evil.example',
  'http://localhost:4320',
  'https://localhost:4321',
  'http://127.0.0.1:4321',
  'http://localhost:4321.evil.example',
  'http://localhost:4321/',
];

describe('CORS', () => {
  test.each(FOREIGN)('%s reads nothing and writes nothing', async (origin) => {
    const read = await app.request('/course', { headers: { Origin: origin } });
    expect(read.status).toBe(200);
    const asked = await app.request('/api/login', {
      method: 'OPTIONS',
      headers: { Origin: origin },
    });
    for (const { headers } of [read, asked]) {
      const cors = [...headers.keys()].filter((name) => name.startsWith('access-control'));
      expect(cors).toEqual([]);
      expect(headers.get('Vary')).toContain('Origin');
    }
    for (const path of ['/api/logOut', '/v3/sendMessage', '/auth/login', '/nowhere']) {
      const response = await postJson(app, path, {}, { Origin: origin });
      expect([path, response.status]).toEqual([path, 403]);
    }
  });

  test('pages are for nobody’s scripts, not even the site’s', async () => {
    const { headers } = await app.request('/account', { headers: { Origin: SITE } });
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  test('a program without an origin, and our own pages, may post', async () => {
    const own = await postJson(app, '/api/logOut', {}, { Origin: OWN });
    const none = await app.request('/api/logOut', { method: 'POST' });
    expect([own.status, none.status]).toEqual([200, 200]);
  });
});

describe('every answer', () => {
  test.each(['/course', '/nowhere', '/home', '/sandbox.css'])(
    '%s: types are not guessed, addresses are not told to others',
    async (path) => {
      const { headers } = await app.request(path);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('same-origin');
    },
  );

  test.each([
    ['/nowhere', 'application/json'],
    ['/accounts', 'application/json'],
    ['/account/nowhere', 'text/html'],
  ])('404 for %s, as %s', async (path, type) => {
    const response = await app.request(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toContain(type);
  });

  test.each([
    ['POST', '/course', 'GET, HEAD'],
    ['DELETE', '/courseDetails', 'GET, HEAD'],
    ['GET', '/api/login', 'POST'],
    ['PUT', '/v3/sendMessage', 'POST'],
    ['GET', '/auth/logout', 'POST'],
    ['PATCH', '/account/pay', 'GET, HEAD, POST'],
  ])('405 for %s %s, which allows %s', async (method, path, allow) => {
    const response = await app.request(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe(allow);
    const isPage = path.startsWith('/a') && !path.startsWith('/api');
    expect(response.headers.get('Content-Type')).toContain(isPage ? 'html' : 'json');
  });
});

describe('when the settings already hold the public address of the site', () => {
  const PUBLIC = 'https://formations.exemple.sn';
  const { app: both } = startApp({ siteOrigin: PUBLIC, localOrigin: SITE });

  test.each([SITE, PUBLIC])('%s may call with credentials', async (origin) => {
    const { headers } = await both.request('/course', { headers: { Origin: origin } });
    expect(headers.get('Access-Control-Allow-Origin')).toBe(origin);
    expect(headers.get('Access-Control-Allow-Credentials')).toBe('true');
    expect((await postJson(both, '/api/logOut', {}, { Origin: origin })).status).toBe(200);
  });

  test.each([
    { host: 'http://localhost:4322', led: SITE },
    { host: 'https://api.exemple.sn', led: PUBLIC },
  ])('pages at $host lead to $led, and a form may end there', async ({ host, led }) => {
    const response = await both.request(`${host}/home`);
    expect(await response.text()).toContain(`href="${led}/"`);
    expect(response.headers.get('Content-Security-Policy')).toContain(`'self' ${SITE} ${PUBLIC};`);
  });

  test.each([SITE, PUBLIC])('the login leads back to %s', async (origin) => {
    const redirect = encodeURIComponent(`${origin}/ressources`);
    const page = await (await both.request(`/auth/login?redirect=${redirect}`)).text();
    expect(page).toContain(`value="${origin}/ressources"`);
  });
});
