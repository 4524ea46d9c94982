import { describe, expect, test } from 'vitest';
import { YEAR } from '../../../src/serve/headers.ts';
import { headersFile } from '../../../src/serve/hosts/headers-file.ts';
import { readHeadersFile } from '../../support/headers-file.ts';

const SCRIPT = '/_astro/app.a1b2c3.js';
const cacheOf = (text: string, path: string) => readHeadersFile(text, path).get('Cache-Control');

describe('what a host that reads `_headers` sends', () => {
  const text = headersFile(['/index.html', SCRIPT, '/logos/python.svg']);

  test.each([
    { path: SCRIPT, cache: YEAR, why: 'it is of this build' },
    { path: '/_astro/none.js', cache: undefined, why: 'a 404 follows the rule of its path' },
    { path: '/logos/python.svg', cache: 'public, max-age=604800', why: 'a picture' },
    { path: '/ressources', cache: undefined, why: 'the host asks again by itself' },
  ])('$path: $cache, $why', ({ path, cache }) => {
    expect(cacheOf(text, path)).toBe(cache);
  });

  test('no header comes twice: two values would be joined', () => {
    for (const path of [SCRIPT, '/', '/logos/python.svg', '/favicon.svg']) {
      expect([...readHeadersFile(text, path).values()].join(' ; ')).not.toContain(' , ');
      expect(readHeadersFile(text, path).get('X-Content-Type-Options')).toBe('nosniff');
    }
  });
});

test('more files than a host reads rules: the last are asked again', () => {
  const paths = Array.from({ length: 200 }, (_, index) => `/_astro/${1_000 + index}.js`);
  const text = headersFile(paths);
  expect(text.match(/^\//gm)).toHaveLength(100);
  expect(cacheOf(text, '/_astro/1000.js')).toBe(YEAR);
  expect(cacheOf(text, '/_astro/1199.js')).toBeUndefined();
});
