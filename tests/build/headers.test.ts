import { describe, expect, test } from 'vitest';
import { headersFor } from '../../src/build/headers.ts';

const KEEP = 'public, max-age=31536000, immutable';
const WEEK = 'public, max-age=604800';
const ASK = 'public, max-age=0, must-revalidate';

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
  ])('$path: $cache', ({ path, cache }) => {
    expect(headersFor(path)['Cache-Control']).toBe(cache);
  });
});

test.each(['/', '/_astro/a.js'])('%s is guarded by what a meta element cannot hold', (path) => {
  expect(headersFor(path)).toMatchObject({
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': expect.stringContaining('camera=()'),
  });
});

test('each answer has headers of its own', () => {
  expect(headersFor('/')).not.toBe(headersFor('/'));
});
