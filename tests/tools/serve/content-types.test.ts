import { expect, test } from 'vitest';
import { typeOf } from '../../../src/tools/serve/content-types.ts';

test.each([
  { path: '/', type: 'text/html; charset=utf-8' },
  { path: '/ressources/python', type: 'text/html; charset=utf-8' },
  { path: '/404.html', type: 'text/html; charset=utf-8' },
  { path: '/sw.js', type: 'text/javascript; charset=utf-8' },
  { path: '/manifest.webmanifest', type: 'application/manifest+json' },
  { path: '/favicon.svg', type: 'image/svg+xml' },
  { path: '/pagefind/wasm.fr.pagefind', type: 'application/octet-stream' },
  { path: '/inconnu.xyz', type: 'application/octet-stream' },
])('$path is $type', ({ path, type }) => {
  expect(typeOf(path)).toBe(type);
});
