import { beforeEach, describe, expect, test, vi } from 'vitest';
import { postJson, SITE, startApp } from './support/app.ts';
import { PASSWORD, Visitor } from './support/visitor.ts';

const PROBE = { data: { email: 'sonde@exemple.invalid', password: 'sonde' } };
const TRUE = { data: { email: 'awa@example.com', password: PASSWORD } };

let { app, clock } = startApp();
let awa = new Visitor(app);

beforeEach(async () => {
  ({ app, clock } = startApp());
  awa = new Visitor(app);
  await awa.signUp();
});

function login(body: unknown, headers = {}) {
  return postJson(app, '/api/login', body, headers);
}

describe('POST /api/login', () => {
  test('201 for true credentials, and still no session from a call', async () => {
    const response = await login({ data: { ...TRUE.data, email: ' AWA@Example.com ' } });
    expect(response.status).toBe(201);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('a wrong password and an unknown address get the same answer', async () => {
    const wrong = await login({ data: { ...TRUE.data, password: 'motdepasse2' } });
    const unknown = await login({ data: { ...TRUE.data, email: 'nobody@example.com' } });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.text()).toBe(await unknown.text());
  });

  test.each([
    ['no password', { data: { email: 'a@b.c' } }],
    ['numbers', { data: { email: 1, password: 2 } }],
    ['objects', { data: { email: { $ne: null }, password: { $ne: null } } }],
    ['a prototype', '{"data":{"__proto__":{"email":"a@b.c","password":"b"}}}'],
    ['a constructor', { constructor: TRUE }],
  ])('400 for %s', async (_, body) => {
    const response = await login(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ status: 400, error: expect.any(String) });
  });

  test.each([
    ['SQL', "awa@example.com' --", "' OR '1'='1"],
    ['an empty password', 'awa@example.com', ''],
    ['a giant password', 'awa@example.com', 'x'.repeat(10_000)],
    ['NUL and half a character', 'awa@example.com\0', `${PASSWORD}\ud800`],
    ['prototype keys', '__proto__', 'constructor'],
  ])('401 for %s', async (_, email, password) => {
    expect((await login({ data: { email, password } })).status).toBe(401);
  });

  test('ten wrong tries in a minute, then 429 with the time to wait', async () => {
    const wrong = { data: { ...TRUE.data, password: 'motdepasse2' } };
    for (let index = 0; index < 10; index += 1) expect((await login(wrong)).status).toBe(401);
    const refused = await login(TRUE);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(await refused.json()).toEqual({ status: 429, error: expect.any(String) });
    // The probe is never counted.
    expect((await login(PROBE)).status).toBe(200);
    expect((await login(PROBE, { Cookie: awa.cookieHeader() })).status).toBe(201);
    clock.advance(60_000);
    expect((await login(TRUE)).status).toBe(201);
  });

  const WRONG = { data: { ...TRUE.data, password: 'motdepasse2' } };
  const from = (machine: number, { data }: typeof TRUE) =>
    app.request(
      '/api/login',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: SITE },
        body: JSON.stringify({ data }),
      },
      { incoming: { socket: { remoteAddress: `127.0.0.${machine}` } } },
    );

  test('a machine that tries and tries locks itself out, not the owner of the account', async () => {
    for (let index = 0; index < 100; index += 1) await from(1, WRONG);
    const refused = await from(1, TRUE);
    expect(refused.status).toBe(429);
    expect((await refused.json()).error).toContain('depuis cette adresse');
    expect((await from(2, TRUE)).status).toBe(201);
  });

  test('thirty wrong tries on one account, from many machines, then 429 from anywhere', async () => {
    for (let index = 0; index < 30; index += 1) {
      expect((await from(1 + Math.floor(index / 10), WRONG)).status).toBe(401);
    }
    const refused = await from(11, { data: { ...TRUE.data, email: ' AWA@example.com' } });
    expect(refused.status).toBe(429);
    expect((await refused.json()).error).toContain('pour ce compte');
    expect((await from(12, { data: { ...WRONG.data, email: 'a@b.sn' } })).status).toBe(401);
    clock.advance(60_000);
    expect((await from(13, TRUE)).status).toBe(201);
  });

  test('a clock that is set back makes nobody wait longer', async () => {
    const { app: real } = startApp({ now: undefined });
    const wrong = () => postJson(real, '/api/login', WRONG);
    for (let index = 0; index < 10; index += 1) await wrong();
    const back = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
    const { headers } = await wrong();
    back.mockRestore();
    expect(Number(headers.get('Retry-After'))).toBeLessThanOrEqual(60);
  });

  test('fifty tries at once are limited as well, a success costs nothing', async () => {
    for (let index = 0; index < 20; index += 1) expect((await login(TRUE)).status).toBe(201);
    const wrong = { data: { ...TRUE.data, password: 'motdepasse2' } };
    const answers = await Promise.all(Array.from({ length: 50 }, () => login(wrong)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
  });

  test('an unknown address takes the work of a known one, the probe takes none', async () => {
    const { app: real } = startApp({ passwordCost: 2 ** 14 });
    await new Visitor(real).signUp();
    // Time of the processor, not of the clock, and in turns: another program may be busy, and slow all of it.
    const emails = ['awa@example.com', 'nobody@example.com', PROBE.data.email];
    const least = emails.map(() => Infinity);
    for (let round = 0; round < 3; round += 1) {
      for (const [index, email] of emails.entries()) {
        const start = process.cpuUsage();
        await postJson(real, '/api/login', { data: { email, password: 'motdepasse2' } });
        least[index] = Math.min(least[index] ?? Infinity, process.cpuUsage(start).user);
      }
    }
    const [known = 0, unknown = 0, probe = Infinity] = least;
    expect(unknown).toBeGreaterThan(known / 2);
    expect(probe).toBeLessThan(known / 2);
  });
});

describe('POST /api/logOut', () => {
  const logout = (headers: Record<string, string> = {}) =>
    app.request('/api/logOut', { method: 'POST', headers: { Origin: SITE, ...headers } });

  test('ends the session for good and clears the cookie', async () => {
    const held = awa.cookieHeader();
    const response = await logout({ Cookie: held });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([
      'sandbox_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
    expect((await login(PROBE, { Cookie: held })).status).toBe(200);
  });

  test('200 also without a session, with a dead or an absurd one, and twice', async () => {
    const held = awa.cookieHeader();
    const cookies = [{}, { Cookie: held }, { Cookie: held }, { Cookie: 'sandbox_session=%00; a' }];
    for (const headers of cookies) expect((await logout(headers)).status).toBe(200);
  });

  test('a form of another site cannot log anybody out', async () => {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await logout(form)).status).toBe(415);
    expect((await logout({ Origin: 'https://evil.example' })).status).toBe(403);
  });
});
