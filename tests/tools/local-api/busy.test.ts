import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test, vi } from 'vitest';
import { resetTo } from '../../../src/tools/local-api/data/catalog.ts';
import { openDatabase } from '../../../src/tools/local-api/data/database.ts';
import { postJson, startApp } from './support/app.ts';
import { makeContent } from './support/fixture.ts';
import { temporaryFolder } from './support/folder.ts';
import { leadsTo, Visitor } from './support/visitor.ts';

const MESSAGE = { name: 'Awa', message: 'La vidéo de la section 3 ne démarre pas.' };

/** The API, and another program that holds the write lock of its file until it is told to let go. */
function startLocked() {
  const path = join(temporaryFolder(), 'a.db');
  const database = openDatabase(path);
  resetTo(database, makeContent());
  const { app } = startApp({ database });
  const other = new DatabaseSync(path);
  return { app, lock: () => other.exec('BEGIN IMMEDIATE'), free: () => other.exec('COMMIT') };
}

afterEach(() => vi.useRealTimers());

test('a base that another program holds: reading goes on, writing waits for it', async () => {
  const { app, lock, free } = startLocked();
  const awa = new Visitor(app);
  await awa.signUp();
  lock();
  const sent = postJson(app, '/v3/sendMessage', MESSAGE);
  const left = awa.request('/api/logOut', { method: 'POST' });
  expect((await app.request('/course')).status).toBe(200);
  free();
  expect([(await sent).status, (await left).status]).toEqual([200, 200]);
  expect(leadsTo(await awa.logIn())).toBe('/account');
});

test('a base that stays held: 503, with the time to wait, as JSON or as a page', async () => {
  const { app, lock } = startLocked();
  lock();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let isAnswered = false;
  const answers = Promise.all([
    postJson(app, '/v3/sendMessage', MESSAGE),
    new Visitor(app).signUp(),
  ]).finally(() => {
    isAnswered = true;
  });
  // Hashing a password takes a while of its own.
  while (!isAnswered) {
    await vi.advanceTimersByTimeAsync(1_000);
    await new Promise(setImmediate);
  }
  const [sent, joined] = await answers;
  expect([sent.status, sent.headers.get('Retry-After'), joined.status]).toEqual([503, '5', 503]);
  expect((await sent.json()).error).toContain('La base est occupée');
  expect(await joined.text()).toContain('<title>Base occupée');
});
