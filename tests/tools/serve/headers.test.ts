import { describe, expect, test } from 'vitest';
import { cacheFor, isHashed, SECURITY_HEADERS } from '../../../src/tools/serve/headers.ts';

const KEEP = 'public, max-age=31536000, immutable';
const WEEK = 'public, max-age=604800';
const ASK = 'public, max-age=0, must-revalidate';
const NEVER = 'no-store';

describe('hashed assets never change, pictures hardly do; everything else is asked again', () => {
  test.each([
    { path: '/_astro/index.a1b2c3.js', cache: KEEP },
    { path: '/_astro/fonts/a.woff2', cache: KEEP },
    { path: '/', cache: ASK },
    { path: '/seller', cache: ASK },
    { path: '/404.html', cache: ASK },
    { path: '/favicon.svg', cache: WEEK },
    { path: '/logos/python.svg', cache: WEEK },
    { path: '/icons/icon-192.png', cache: WEEK },
    { path: '/media/sections/a.mp4', cache: WEEK },
    { path: '/favicon.svg.html', cache: ASK },
    { path: '/logos', cache: ASK },
    { path: '/ressources/_astro/a.js', cache: ASK },
    { path: '/_astro', cache: ASK },
    { path: '', cache: ASK },
    { path: '/sw.js', cache: ASK },
    { path: '/manifest.webmanifest', cache: ASK },
    { path: '/pagefind/pagefind.js', cache: ASK },
    { path: '/pagefind/pagefind-entry.json', cache: ASK },
    { path: '/pagefind/index/fr_1a2b3c4.pf_index', cache: WEEK },
    { path: '/pagefind/filter/fr_1a2b3c4.pf_filter', cache: WEEK },
    { path: '/pagefind/pagefind.fr_1a2b3c4.pf_meta', cache: KEEP },
    { path: '/pagefind/a/b.pf_meta', cache: ASK },
    { path: '/a/pagefind/b.pf_meta', cache: ASK },
    { path: '/faviconxsvg', cache: ASK },
    { path: '/pagefind/fragment/fr_1a2b3c4.pf_fragment', cache: WEEK },
  ])('$path: $cache', ({ path, cache }) => {
    expect(cacheFor(path)).toBe(cache);
  });
});

test.each([
  { path: '/_astro/a.1a2b.js', is: true },
  { path: '/pagefind/index/fr_1a2b3c4.pf_index', is: true },
  { path: '/pagefind/fragment/fr_1a2b3c4.pf_fragment', is: true },
  { path: '/pagefind/pagefind.fr_1a2b3c4.pf_meta', is: true },
  { path: '/pagefind/pagefind.js', is: false },
  { path: '/logos/python.svg', is: false },
  { path: '/a/_astro/b.js', is: false },
])('$path holds its hash in its name: $is', ({ path, is }) => {
  expect(isHashed(path)).toBe(is);
});

describe('errors are never kept', () => {
  test.each([
    { path: '/_astro/none.js', status: 404, cache: NEVER },
    { path: '/logos/none.svg', status: 404, cache: NEVER },
    { path: '/', status: 503, cache: NEVER },
    { path: '/', status: 400, cache: NEVER },
    { path: '/ressources/', status: 301, cache: ASK },
    { path: '/_astro/index.a1b2c3.js', status: 304, cache: KEEP },
    { path: '/media/sections/a.mp4', status: 206, cache: WEEK },
  ])('$path, $status: $cache', ({ path, status, cache }) => {
    expect(cacheFor(path, status)).toBe(cache);
  });
});

test('every answer is guarded by what a meta element cannot hold', () => {
  expect(SECURITY_HEADERS).toMatchObject({
    'Content-Security-Policy': "frame-ancestors 'self'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': expect.stringContaining('camera=()'),
    'Strict-Transport-Security': 'max-age=31536000',
  });
});
