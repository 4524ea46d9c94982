import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startApp } from './support/app.ts';
import { PAID } from './support/fixture.ts';

const LISTS = ['/course', '/getCategoriesNamesOnly'];

test('one weak ETag for the plain and the gzipped body', async () => {
  const { app } = startApp();
  const plain = await app.request('/course');
  const etag = plain.headers.get('ETag') ?? '';
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  const zipped = await app.request('/course', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(zipped.headers.get('ETag')).toBe(etag);
  expect(zipped.headers.get('Vary')).toMatch(/Origin.*Accept-Encoding/);
  const bytes = new Uint8Array(await zipped.arrayBuffer());
  expect(gunzipSync(bytes).toString()).toBe(await plain.text());
  const held = await app.request('/course', { headers: { 'If-None-Match': etag } });
  expect([held.status, await held.text()]).toEqual([304, '']);
  const head = await app.request('/course', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test.each([
  ['a price', '/course', `UPDATE courses SET price = 1 WHERE id = '${PAID}'`],
  ['a course less', '/course', `DELETE FROM courses WHERE id = '${PAID}'`],
  ['a new category', '/getCategoriesNamesOnly', "INSERT INTO categories VALUES (9, 'Poterie')"],
  [
    'another order',
    '/getCategoriesNamesOnly',
    'UPDATE categories SET position = 8 WHERE position = 1',
  ],
])('%s, changed by any hand, shows within a second under another ETag', async (_, path, change) => {
  const { app, database, clock } = startApp();
  const before = await app.request(path);
  database.sql.run(Object.assign([change], { raw: [change] }));
  clock.advance(1_000);
  const headers = { 'If-None-Match': before.headers.get('ETag') ?? '' };
  const after = await app.request(path, { headers });
  expect(after.status).toBe(200);
  expect(await after.text()).not.toBe(await before.text());
});

test('between two checks, a list costs no query', async () => {
  const { app, database } = startApp();
  for (const path of LISTS) await app.request(path);
  // A closed database answers no query: whatever is still answered comes from the cache.
  database.close();
  for (const path of LISTS) expect((await app.request(path)).status).toBe(200);
});
