import { beforeEach, expect, test } from 'vitest';
import { OWN, startApp } from './support/app.ts';
import { leadsTo, PASSWORD, Visitor } from './support/visitor.ts';

const COOKIE = 'sandbox_session';
const DAY_MS = 24 * 60 * 60 * 1_000;

let { app, database, clock } = startApp();
let awa = new Visitor(app);

beforeEach(() => {
  ({ app, database, clock } = startApp());
  awa = new Visitor(app);
});

const isIn = async (visitor: Visitor) => (await visitor.request('/account')).status === 200;

test('the cookie: out of reach of scripts and other sites, for thirty days', async () => {
  const response = await awa.signUp();
  const cookies = response.headers.getSetCookie();
  expect(cookies).toEqual([
    expect.stringMatching(
      /^sandbox_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    ),
  ]);
});

test('Secure when the request came by https', async () => {
  const form = { name: 'Awa', email: 'awa@example.com', password: PASSWORD };
  const response = await app.request('https://localhost/auth', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
  expect(response.status).toBe(303);
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^sandbox_session=.*; Secure; SameSite=Lax$/),
  ]);
});

test('the database holds no id that could be used', async () => {
  await awa.signUp();
  const id = awa.cookies.get(COOKIE) ?? '';
  const [row] = database.sql.all<{ hash: string }>`SELECT hex(id_hash) AS hash FROM sessions`;
  expect(row?.hash).toMatch(/^[\dA-F]{64}$/);
  expect(row?.hash).not.toBe(Buffer.from(id).toString('hex').toUpperCase());
});

test('thirty days, not a moment more', async () => {
  await awa.signUp();
  clock.advance(30 * DAY_MS - 1);
  expect(await isIn(awa)).toBe(true);
  clock.advance(1);
  expect(await isIn(awa)).toBe(false);
  expect((await awa.request('/user/subscriptions')).status).toBe(401);
});

test('expired sessions are purged when someone logs in', async () => {
  await awa.signUp();
  clock.advance(30 * DAY_MS);
  await new Visitor(app).signUp('moussa@example.com');
  expect(database.sql.all`SELECT user_id FROM sessions`).toHaveLength(1);
});

test('each login has a new id, and the one held before dies, not that of another device', async () => {
  await awa.signUp();
  const old = awa.cookies.get(COOKIE) ?? '';
  const phone = new Visitor(app);
  await phone.logIn();
  await awa.signUp('awa-2@example.com');
  expect(awa.cookies.get(COOKIE)).not.toBe(old);
  const thief = new Visitor(app);
  thief.cookies.set(COOKIE, old);
  expect([await isIn(thief), await isIn(awa), await isIn(phone)]).toEqual([false, true, true]);
});

test('logging out on the account page ends the session, not only the cookie', async () => {
  await awa.signUp();
  const old = awa.cookies.get(COOKIE) ?? '';
  expect(leadsTo(await awa.fill('/account'))).toBe('/auth/login?deconnexion');
  expect(awa.cookies.has(COOKIE)).toBe(false);
  const page = await awa.page('/auth/login?deconnexion');
  expect(page).toContain('Déconnexion réussie.');
  awa.cookies.set(COOKIE, old);
  expect(await isIn(awa)).toBe(false);
});

test('pages with a session stay in no cache', async () => {
  await awa.signUp();
  for (const path of ['/account', '/auth', '/auth/login', `${OWN}/account`]) {
    expect((await awa.request(path)).headers.get('Cache-Control')).toBe('no-store');
  }
});
