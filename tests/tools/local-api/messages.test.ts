import { beforeEach, describe, expect, test } from 'vitest';
import { postJson, startApp } from './support/app.ts';

const GOOD = {
  name: 'Awa Ndiaye',
  phone: '77 123 45 67',
  message: 'La vidéo de la section 3 ne démarre pas.',
  type: 'probleme',
  page: '/v2/course?formationId=react',
};

let { app, database, clock } = startApp();

beforeEach(() => {
  ({ app, database, clock } = startApp());
});

const send = (body: unknown) => postJson(app, '/v3/sendMessage', body);
const stored = () => database.sql.all`SELECT name, phone, message, type, page FROM messages`;

test('200, and the message is stored as it was sent', async () => {
  const response = await send(GOOD);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
  expect(stored()).toEqual([GOOD]);
});

test('phone, type and page may be missing', async () => {
  const { name, message } = GOOD;
  expect((await send({ name, message })).status).toBe(200);
  expect(stored()).toEqual([{ name, message, phone: '', type: '', page: '' }]);
});

test.each([
  ['SQL', "Robert'); DROP TABLE messages; --"],
  ['markup', '<script>alert(1)</script> & plus que vingt'],
  ['NUL and emoji', 'un message\0 avec 🐐 et du \u202etexte'],
])('%s is a text like any other', async (_, message) => {
  expect((await send({ ...GOOD, message })).status).toBe(200);
  expect(stored()).toEqual([{ ...GOOD, message }]);
});

describe('400 with one sentence a field', () => {
  test.each([
    ['no name', { ...GOOD, name: '  ' }, { name: 'Écrivez votre nom.' }],
    [
      'a short message',
      { ...GOOD, message: 'Bonjour' },
      { message: 'Écrivez au moins 20 caractères.' },
    ],
    [
      'two faults',
      { ...GOOD, name: '', message: '' },
      {
        name: 'Écrivez votre nom.',
        message: 'Écrivez au moins 20 caractères.',
      },
    ],
    [
      'a long name',
      { ...GOOD, name: 'a'.repeat(201) },
      { name: 'Écrivez 200 caractères au plus.' },
    ],
    [
      'a long phone',
      { ...GOOD, phone: '7'.repeat(41) },
      { phone: 'Écrivez 40 caractères au plus.' },
    ],
    [
      'a long type',
      { ...GOOD, type: 'a'.repeat(101) },
      { type: 'Écrivez 100 caractères au plus.' },
    ],
    [
      'a long page',
      { ...GOOD, page: 'a'.repeat(2_001) },
      { page: 'Écrivez 2000 caractères au plus.' },
    ],
    [
      'a long message',
      { ...GOOD, message: 'a'.repeat(5_001) },
      { message: 'Écrivez 5000 caractères au plus.' },
    ],
    [
      'wrong types',
      { name: 1, phone: [], message: { a: 1 }, type: null, page: true },
      Object.fromEntries(Object.keys(GOOD).map((key) => [key, 'Un texte est attendu.'])),
    ],
    ['nothing', {}, { name: 'Un texte est attendu.', message: 'Un texte est attendu.' }],
    ['a list', [], { name: expect.any(String), message: expect.any(String) }],
    ['null', 'null', { message: 'Un texte est attendu.' }],
    ['a number', '3', { message: 'Un texte est attendu.' }],
    [
      'a prototype',
      `{"__proto__":${JSON.stringify(GOOD)}}`,
      { name: expect.any(String), message: expect.any(String) },
    ],
  ])('%s', async (_, body, errors) => {
    const response = await send(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ status: 400, error: expect.any(String), errors });
    expect(stored()).toEqual([]);
  });
});

test('five messages a minute, then 429 with the time to wait; faults do not count', async () => {
  for (let index = 0; index < 20; index += 1) expect((await send({})).status).toBe(400);
  for (let index = 0; index < 5; index += 1) expect((await send(GOOD)).status).toBe(200);
  const refused = await send(GOOD);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('60');
  expect(stored()).toHaveLength(5);
  clock.advance(60_000);
  expect((await send(GOOD)).status).toBe(200);
});
