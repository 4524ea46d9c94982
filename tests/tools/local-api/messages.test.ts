import { beforeEach, expect, test } from 'vitest';
import { postJson, startApp } from './support/app.ts';

const GOOD = {
  name: 'Awa Ndiaye',
  phone: '77 123 45 67',
  message: 'La vidéo de la section 3 ne démarre pas.',
  type: 'probleme',
  page: '/v2/course?formationId=react',
};
const NO_TEXT = 'Un texte est attendu.';

let { app, database, clock } = startApp();

beforeEach(() => {
  ({ app, database, clock } = startApp());
});

const send = (body: unknown) => postJson(app, '/v3/sendMessage', body);
const stored = () => database.sql.all`SELECT name, phone, message, type, page FROM messages`;

test.each([
  GOOD.message,
  "Robert'); DROP TABLE messages; --",
  '<script>alert(1)</script> & plus que vingt',
  'un message\navec 🐐 et du \u202etexte',
])('200, and the message is stored as it was sent: %j', async (message) => {
  const response = await send({ ...GOOD, message });
  expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  expect(stored()).toEqual([{ ...GOOD, message }]);
});

test('signs that hide the rest of a line are left out', async () => {
  await send({ ...GOOD, name: 'Awa\0 Ndiaye', message: `${GOOD.message}\x1b[2J\x9b` });
  expect(stored()).toEqual([{ ...GOOD, message: `${GOOD.message}[2J` }]);
});

test('phone, type and page may be missing', async () => {
  const { name, message } = GOOD;
  expect((await send({ name, message })).status).toBe(200);
  expect(stored()).toEqual([{ name, message, phone: '', type: '', page: '' }]);
});

test.each<[string, unknown, Record<string, string>]>([
  ['no name', { ...GOOD, name: '  ' }, { name: 'Écrivez votre nom.' }],
  ['a long type', { ...GOOD, type: 'a'.repeat(101) }, { type: 'Écrivez 100 caractères au plus.' }],
  [
    'a long page',
    { ...GOOD, page: '/'.padEnd(2_001, 'a') },
    { page: 'Écrivez 2000 caractères au plus.' },
  ],
  ...['javascript:alert(1)', '//evil.example', '/\\evil.example', 'https://evil.example'].map(
    (page): [string, unknown, Record<string, string>] => [
      page,
      { ...GOOD, page },
      { page: 'Une adresse du site est attendue, comme /ressources.' },
    ],
  ),
  [
    'wrong types',
    { name: 1, phone: [], message: { a: 1 }, type: null, page: true },
    Object.fromEntries(Object.keys(GOOD).map((key) => [key, NO_TEXT])),
  ],
  ['nothing', {}, { name: NO_TEXT, message: NO_TEXT }],
  ['null', 'null', { message: NO_TEXT }],
  ['a prototype', `{"__proto__":${JSON.stringify(GOOD)}}`, { name: NO_TEXT, message: NO_TEXT }],
])('400 with one sentence a field for %s', async (_, body, errors) => {
  const response = await send(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ status: 400, error: expect.any(String), errors });
  expect(stored()).toEqual([]);
});

test('five messages a minute, then 429 with the time to wait; faults do not count (W15)', async () => {
  for (let index = 0; index < 20; index += 1) expect((await send({})).status).toBe(400);
  for (let index = 0; index < 5; index += 1) expect((await send(GOOD)).status).toBe(200);
  const refused = await send(GOOD);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  expect(stored()).toHaveLength(5);
  clock.advance(60_000);
  expect((await send(GOOD)).status).toBe(200);
});
