import { beforeEach, describe, expect, test } from 'vitest';
import { startApp } from './support/app.ts';
import { PAID } from './support/fixture.ts';
import { PASSWORD, Visitor } from './support/visitor.ts';

let { app, database } = startApp();
let awa = new Visitor(app);

const PAYLOAD = JSON.stringify({ type: 'full', courseName: 'x', formationId: PAID });
const FIELDS: Record<string, Record<string, string>> = {
  '/auth': { name: 'Awa', email: 'new@example.com', password: PASSWORD },
  '/auth/login': { email: 'awa@example.com', password: PASSWORD },
  '/auth/logout': {},
  '/account/pay': { payload: PAYLOAD, price: '25000' },
};
/** Where the token of each form is read by someone who is logged in. */
const SOURCE = '/account';

beforeEach(async () => {
  ({ app, database } = startApp());
  awa = new Visitor(app);
  await awa.signUp();
});

const counts = () =>
  database.sql.get`
    SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM sessions) AS sessions,
      (SELECT count(*) FROM subscriptions) AS subscriptions`;

describe.each(Object.entries(FIELDS))('POST %s', (path, fields) => {
  async function expectRefused(response: Response) {
    expect(response.status).toBe(403);
    expect(response.headers.get('Content-Type')).toContain('text/html');
    const page = await response.text();
    expect(page).toContain('rechargez la page');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(counts()).toEqual({ users: 1, sessions: 1, subscriptions: 0 });
  }

  test.each([
    ['no token', () => ({})],
    ['an empty token', () => ({ token: '' })],
    ['an invented token', () => ({ token: 'A'.repeat(43) })],
    [
      'a token of another session',
      async () => {
        const other = new Visitor(app);
        const { fields } = await other.form('/auth');
        return { token: fields.token ?? '' };
      },
    ],
  ])('403 with %s', async (_, tokenFields) => {
    await expectRefused(await awa.post(path, { ...fields, ...(await tokenFields()) }));
  });

  test.each(['https://evil.example', 'null', 'http://localhost:4321'])(
    '403 from %s, even with the right token',
    async (origin) => {
      const { fields: held } = await awa.form(SOURCE);
      const response = await awa.post(path, { ...fields, ...held }, { Origin: origin });
      expect(response.status).toBe(403);
      expect(counts()).toEqual({ users: 1, sessions: 1, subscriptions: 0 });
    },
  );

  test('goes on with the right token', async () => {
    const { fields: held } = await awa.form(SOURCE);
    const response = await awa.post(path, { ...held, ...fields });
    expect(response.status).toBe(303);
  });
});

test('the token of a visit is no token after the login', async () => {
  const visitor = new Visitor(app);
  const { fields } = await visitor.form('/auth/login');
  await visitor.logIn();
  expect((await visitor.post('/auth/logout', fields)).status).toBe(403);
});

test('a token without its cookie is nothing', async () => {
  const { fields } = await new Visitor(app).form('/auth');
  const response = await new Visitor(app).post('/auth', { ...FIELDS['/auth'], ...fields });
  expect(response.status).toBe(403);
});

test('a planted cookie that we never wrote is not taken for a visit', async () => {
  const visitor = new Visitor(app);
  visitor.cookies.set('sandbox_visit', 'x');
  await visitor.form('/auth');
  expect(visitor.cookies.get('sandbox_visit')).toMatch(/^[\w-]{43}$/);
});

test('the page shows the token, never the secret behind it', async () => {
  const visitor = new Visitor(app);
  const page = await (await visitor.request('/auth')).text();
  expect(page).not.toContain(visitor.cookies.get('sandbox_visit'));
  expect(await (await awa.request('/account')).text()).not.toContain(
    awa.cookies.get('sandbox_session'),
  );
});

test('a form that is no form is refused by a page', async () => {
  const init = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };
  const response = await awa.request('/auth/login', init);
  expect(response.status).toBe(415);
  expect(response.headers.get('Content-Type')).toContain('text/html');
  const large = await awa.post('/auth/login', { email: 'a'.repeat(70_000) });
  expect(large.status).toBe(413);
  expect(large.headers.get('Content-Type')).toContain('text/html');
});
