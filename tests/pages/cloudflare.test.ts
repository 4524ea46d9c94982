import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pagesIn } from '../../src/build/folder.ts';
import { POLICY } from '../../src/tools/serve/hosts/site-headers.ts';
import { answerHeaders, builtAnswers } from '../support/answers.ts';
import { askServer, lowerCase } from '../support/ask.ts';
import { ADDRESSES, MOVED, NOT_FOUND, SCRIPT } from '../support/host-addresses.ts';
import { type Host, startCloudflare } from '../support/hosts.ts';

const ANSWERS = builtAnswers();
/** Its program on this machine answers 502 to the name of the rules; its network never shows them. */
const OF_ITS_NETWORK = '/_headers';

/** The engine that reads `_headers` at Cloudflare: one start for all. */
describe('Cloudflare’s own engine, on the built folder', () => {
  let host: Host;
  beforeAll(async () => {
    host = await startCloudflare();
  });
  afterAll(() => host?.stop());

  for (const { what, path, file } of ADDRESSES.filter((one) => one.path !== OF_ITS_NETWORK)) {
    test(`${what}: every header and byte`, async () => {
      const status = file === NOT_FOUND ? 404 : 200;
      const answer = await askServer(host.port, path, { 'Accept-Encoding': 'br' });
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject(lowerCase(answerHeaders(ANSWERS, path, status)));
      const isPacked = answer.headers['content-encoding'] === 'br';
      const body = isPacked ? brotliDecompressSync(answer.body) : answer.body;
      expect(body.equals(readFileSync(join('dist', file)))).toBe(true);
    });
  }

  test('every page of the build has its own policy', async () => {
    const pages = pagesIn('dist').filter((file) => `/${file}` !== NOT_FOUND);
    expect(Object.keys(ANSWERS.pages)).toHaveLength(pages.length);
    for (const [path, added] of Object.entries(ANSWERS.pages)) {
      const { headers } = await askServer(host.port, path);
      expect(headers['content-security-policy']).toBe(`${ANSWERS.headers[POLICY]}, ${added}`);
    }
  });

  test('« unchanged » carries the policies too', async () => {
    for (const path of ['/ressources/python', SCRIPT]) {
      const { headers } = await askServer(host.port, path);
      const again = await askServer(host.port, path, { 'If-None-Match': headers.etag ?? '' });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      const { 'cache-control': _, ...guards } = lowerCase(answerHeaders(ANSWERS, path));
      expect(again.headers).toMatchObject(guards);
    }
  });

  test.each(MOVED.filter(({ path }) => !path.startsWith('//')))(
    '$path has moved to $to (W8)',
    async ({ path, to }) => {
      const { status, headers } = await askServer(host.port, path);
      expect([status, headers.location]).toEqual([308, to]);
      expect(headers['content-security-policy']).toBe(ANSWERS.headers[POLICY]);
    },
  );

  test.each(['//exemple.invalid/', '/%5cexemple.invalid/', '/%0d%0aa:b/'])(
    '%s leads nowhere',
    async (path) => {
      expect((await askServer(host.port, path)).status).toBe(404);
    },
  );
});
