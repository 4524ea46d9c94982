import { expect, test } from 'vitest';
import { nearestFirst } from '../../../../src/tools/serve/hosts/nearest-first.ts';

test('files come in the order in which a page needs them', () => {
  const texts = new Map([
    ['/_astro/app.a1.js', 'import "./chunk.b2.js"'],
    ['/_astro/bench.c3.js', 'fetch("/_astro/python.d4.wasm")'],
    ['/_astro/chunk.b2.js', 'import("./bench.c3.js"); import("./app.a1.js")'],
    ['/index.html', '<script src="/_astro/app.a1.js">'],
  ]);
  const files = ['python.d4.wasm', 'bench.c3.js', 'chunk.b2.js', 'none.e5.js', 'app.a1.js'];
  const order = nearestFirst(
    ['/index.html'],
    files.map((name) => `/_astro/${name}`),
    (path) => texts.get(path) ?? '',
  );
  expect(order.map((path) => path.slice('/_astro/'.length))).toEqual([
    'none.e5.js',
    'app.a1.js',
    'chunk.b2.js',
    'bench.c3.js',
    'python.d4.wasm',
  ]);
});
