import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../../src/tools/local-api/data/database.ts';
import { startApp } from './support/app.ts';
import { PAID } from './support/fixture.ts';

const LISTS = ['/course?version=2&courseId=', '/getCategoriesNamesOnly'];

describe.each([...LISTS, `/courseDetails?courseId=${PAID}`, `/courseSections?id=${PAID}`])(
  'GET %s',
  (path) => {
    const { app } = startApp();
    const ask = (headers: Record<string, string>) => app.request(path, { headers });

    test('has a weak ETag and must be asked for again', async () => {
      const { headers } = await ask({});
      expect(headers.get('ETag')).toMatch(/^W\/"[\w-]{22}"$/);
      expect(headers.get('Cache-Control')).toMatch(/no-cache/);
      expect(headers.get('Vary')).toMatch(/Origin.*Accept-Encoding/);
    });

    test('304 for whoever holds it, compared weakly', async () => {
      const etag = (await ask({})).headers.get('ETag') ?? '';
      const strong = etag.slice(2);
      for (const held of [etag, strong, `"a", ${etag}`, `W/"b" ,${strong}`, '*']) {
        const response = await ask({ 'If-None-Match': held });
        expect([held, response.status]).toEqual([held, 304]);
        expect(response.headers.get('ETag')).toBe(etag);
        expect(await response.text()).toBe('');
      }
      for (const held of ['"a"', 'W/"a"', '', strong.slice(1), `${strong.slice(0, -2)}"`]) {
        expect((await ask({ 'If-None-Match': held })).status).toBe(200);
      }
    });

    test('gzip for who accepts it, the same body', async () => {
      const plain = await (await ask({})).text();
      for (const accepted of ['gzip', 'br, GZIP', 'deflate, gzip;q=0.5', '*']) {
        const response = await ask({ 'Accept-Encoding': accepted });
        expect(response.headers.get('Content-Encoding')).toBe('gzip');
        const bytes = new Uint8Array(await response.arrayBuffer());
        expect(gunzipSync(bytes).toString()).toBe(plain);
      }
      for (const refused of ['', 'br', 'gzip;q=0', 'gzip; q=0.000', 'gzipped']) {
        const response = await ask({ 'Accept-Encoding': refused });
        expect(response.headers.get('Content-Encoding')).toBeNull();
        expect(await response.text()).toBe(plain);
      }
    });

    test('HEAD is GET without its body', async () => {
      const response = await app.request(path, { method: 'HEAD' });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('');
    });
  },
);

describe('the cache of lists', () => {
  test('a change by any hand shows within a second, under another ETag', async () => {
    const { app, database, clock } = startApp();
    const before = await app.request('/course');
    const oldEtag = before.headers.get('ETag');
    database.sql.run`UPDATE courses SET price = 1 WHERE id = ${PAID}`;
    clock.advance(1_000);
    const after = await app.request('/course', { headers: { 'If-None-Match': oldEtag ?? '' } });
    expect(after.status).toBe(200);
    expect(after.headers.get('ETag')).not.toBe(oldEtag);
    expect(await after.text()).toContain('\\"price\\":1,');
  });

  test.each<[string, string, (database: Database) => void]>([
    [
      'a new category',
      '/getCategoriesNamesOnly',
      ({ sql }) => sql.run`INSERT INTO categories VALUES (9, 'Poterie')`,
    ],
    [
      'categories in another order',
      '/getCategoriesNamesOnly',
      ({ sql }) => sql.run`UPDATE categories SET position = 8 WHERE position = 1`,
    ],
    ['a course less', '/course', ({ sql }) => sql.run`DELETE FROM courses WHERE id = ${PAID}`],
  ])('%s shows too', async (_, path, change) => {
    const { app, database, clock } = startApp();
    const before = await (await app.request(path)).text();
    change(database);
    clock.advance(1_000);
    expect(await (await app.request(path)).text()).not.toBe(before);
  });

  test('between two checks, a list costs no query', async () => {
    const { app, database } = startApp();
    for (const path of LISTS) await app.request(path);
    // A closed database answers no query: whatever is still answered comes from the cache.
    database.close();
    for (const path of LISTS) expect((await app.request(path)).status).toBe(200);
  });
});
