import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { startApp } from './support/app.ts';

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
  ['a price', '/course', "content = replace(content, '25000', '30000')"],
  ['another category', '/getCategoriesNamesOnly', "content = replace(content, 'Bur', 'Pot')"],
  ['invented courses', '/course', 'generated = 3'],
])('%s, changed by any hand, shows at once under another ETag', async (_, path, change) => {
  const { app, database } = startApp();
  const before = await app.request(path);
  const strings = [`UPDATE catalog SET ${change}`];
  database.sql.run(Object.assign(strings, { raw: strings }));
  const headers = { 'If-None-Match': before.headers.get('ETag') ?? '' };
  const after = await app.request(path, { headers });
  expect(after.status).toBe(200);
  expect(await after.text()).not.toBe(await before.text());
});

test('as long as nothing changes, a list is made once (C16)', async () => {
  const { app } = startApp();
  await app.request('/course');
  const made = vi.spyOn(JSON, 'stringify');
  for (const path of ['/course', '/course?version=2']) await app.request(path);
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});
