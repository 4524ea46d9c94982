import { describe, expect, test } from 'vitest';
import { YEAR } from '../../../../src/tools/serve/headers.ts';
import { headersFile, readHeadersFile } from '../../../../src/tools/serve/hosts/headers-file.ts';
import { PLAIN_ANSWERS, POLICY } from '../../../../src/tools/serve/hosts/site-headers.ts';

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
      const names = text.split('\n\n').flatMap((rule) => [...readHeadersFile(rule, path).keys()]);
      expect(names).toEqual([...new Set(names)]);
      expect(readHeadersFile(text, path).get('X-Content-Type-Options')).toBe('nosniff');
    }
  });
});

const withPages = (pages: Record<string, string>) => headersFile([], { ...PLAIN_ANSWERS, pages });

test('a page has its own policy beside the one of all answers', () => {
  const text = withPages({ '/seller': "script-src 'self'" });
  expect(readHeadersFile(text, '/seller').get(POLICY)).toBe(
    "frame-ancestors 'self', script-src 'self'",
  );
  expect(readHeadersFile(text, '/seller/').get(POLICY)).toBe("frame-ancestors 'self'");
});

describe('a host would drop a policy: the build ends, and says why', () => {
  test('more pages than it reads rules', () => {
    const pages = Array.from({ length: 100 }, (_, index) => [`/${index}`, "script-src 'self'"]);
    expect(() => withPages(Object.fromEntries(pages))).toThrow(
      /^_headers : 1\d\d règles, et Cloudflare n’en lit que 100\./,
    );
  });

  test('a line longer than it reads', () => {
    const fits = 'a'.repeat(2_000 - `  ${POLICY}: `.length);
    expect(withPages({ '/a': fits })).toContain(fits);
    expect(() => withPages({ '/seller': `${fits}a` })).toThrow(
      /de \/seller a 2001 signes, et Cloudflare n’en lit que 2000/,
    );
  });
});

test('more files than a host reads rules: the last are asked again', () => {
  const paths = Array.from({ length: 200 }, (_, index) => `/_astro/${1_000 + index}.js`);
  const text = headersFile(paths);
  expect(text.match(/^\//gm)).toHaveLength(100);
  expect(cacheOf(text, '/_astro/1000.js')).toBe(YEAR);
  expect(cacheOf(text, '/_astro/1199.js')).toBeUndefined();
});
