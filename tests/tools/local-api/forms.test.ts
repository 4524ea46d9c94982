import { beforeEach, describe, expect, test } from 'vitest';
import { SITE, startApp } from './support/app.ts';
import { PAID } from './support/fixture.ts';
import { PASSWORD, Visitor } from './support/visitor.ts';

let { app, database } = startApp();
let awa = new Visitor(app);

const PAYLOAD = JSON.stringify({ type: 'full', courseName: 'x', formationId: PAID });
const FIELDS: Record<string, Record<string, string>> = {
  '/auth': { name: 'Awa', email: 'new@example.com', password: PASSWORD },
  '/auth/login': { email: 'awa@example.com', password: PASSWORD },
  '/auth/logout': {},
  '/account/pay': { payload: PAYLOAD, price: '25000', buyer: '1' },
};

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
  test.each([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: SITE },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('403, a page, from %j', async (from) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...from };
    const sent = { method: 'POST', body: `${new URLSearchParams(fields)}`, headers };
    const response = await awa.request(path, sent);
    expect(response.status).toBe(403);
    expect(response.headers.get('Content-Type')).toContain('text/html');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(counts()).toEqual({ users: 1, sessions: 1, subscriptions: 0 });
  });

  test('goes on from our own page', async () => {
    expect((await awa.post(path, fields, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(303);
  });
});

test('no page shows the secret of the session', async () => {
  expect(await awa.page('/account')).not.toContain(awa.cookies.get('sandbox_session'));
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
