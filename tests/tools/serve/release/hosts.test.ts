import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSettings } from '../../../../src/build/settings.ts';
import { cacheFor, YEAR } from '../../../../src/tools/serve/headers.ts';
import { siteAnswers } from '../../../../src/tools/serve/hosts/site-headers.ts';
import { askServer, lowerCase } from '../../../support/ask.ts';
import { HOSTS, type Host, requireServers } from '../../../support/hosts.ts';
import { ownScript, ownSearch, requireRsync, scratch } from './plant-build.ts';

/** The servers that an operator has, on the folder that `npm run release` keeps. */
describe.each(['nginx', 'caddy'])('%s serves what is online', (name) => {
  const answers = siteAnswers(
    readSettings({ PUBLIC_PREVIEW: 'on', PUBLIC_REPORT_URL: 'https://rapports.exemple.sn/r' }),
    'none',
  );
  const place = scratch();
  let host: Host;
  let missing: string[] = [];

  beforeAll(async () => {
    requireRsync();
    missing = requireServers();
    place.make('a');
    place.release();
    if (missing.length === 0) {
      host = await (HOSTS[name] as NonNullable<(typeof HOSTS)[string]>)({
        root: `${place.site}/current`,
        answers,
      });
    }
  });
  beforeEach(({ skip }) => {
    skip(missing.length > 0);
  });
  afterAll(() => {
    host?.stop();
    place[Symbol.dispose]();
  });

  test('a release and the next one, without a word to the server', async () => {
    const first = await askServer(host.port, '/seller');
    expect(await page('/')).toBe('accueil a');
    place.make('b');
    place.release();
    expect(await page('/')).toBe('accueil b');
    expect(await page(`/${ownScript('a')}`)).toBe('app a');
    const same = await askServer(host.port, '/seller', { 'If-None-Match': etagOf(first) });
    expect([same.status, etagOf(same)]).toEqual([304, etagOf(first)]);
  });

  test('a changed page has another ETag, although its size is the same', async () => {
    const before = await askServer(host.port, '/');
    place.make('c');
    place.release();
    const after = await askServer(host.port, '/', { 'If-None-Match': etagOf(before) });
    expect([after.status, String(after.body)]).toEqual([200, 'accueil c']);
    expect(after.body).toHaveLength(before.body.length);
  });

  test('reports and previews: every answer says so, errors too', async () => {
    for (const path of ['/', '/nulle/part']) {
      const answer = await askServer(host.port, path);
      expect(answer.headers).toMatchObject(lowerCase({ ...answers.headers }));
      expect(answer.headers['cache-control']).toBe(cacheFor(path, answer.status));
    }
    const script = await askServer(host.port, `/${ownScript('c')}`);
    expect(script.headers['cache-control']).toBe(YEAR);
  });

  test('what a page that is open searches in stays, and is kept', async () => {
    for (const path of [...ownSearch('a'), ...ownSearch('c')]) {
      const { status, headers: sent } = await askServer(host.port, `/${path}`);
      expect([path, status, sent['cache-control']]).toEqual([path, 200, cacheFor(`/${path}`)]);
    }
    const program = await askServer(host.port, '/pagefind/pagefind.js');
    expect(program.headers['cache-control']).not.toBe(YEAR);
  });

  async function page(path: string): Promise<string> {
    return String((await askServer(host.port, path)).body);
  }
});

function etagOf({ headers }: Awaited<ReturnType<typeof askServer>>): string {
  return headers.etag ?? '';
}
