import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { elementsOf } from '../../../src/build/html.ts';
import { filesOf } from '../../../src/build/offline/page-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
mkdirSync(join(folder, '_astro'));
const SCRIPTS = {
  'page.a1.js': 'import{a as b}from"./shell.a1.js";import"./side.a1.js";b();',
  'shell.a1.js': 'export const a=()=>import(`./part.a1.js`);',
  'part.a1.js': 'import{a}from"./shell.a1.js";import("./fingerprint.a1.js");',
  'side.a1.js': '',
  'fingerprint.a1.js': '',
  'island.a1.js': '',
};
for (const [name, code] of Object.entries(SCRIPTS)) {
  writeFileSync(join(folder, '_astro', name), code);
}
afterAll(() => rmSync(folder, { recursive: true }));

const filesIn = (html: string) => filesOf(folder, elementsOf(html));

test('scripts, and those that they import or may ask for, but for the visitor’s hash', () => {
  const html = '<script type="module" src="/_astro/page.a1.js"></script>';
  expect(filesIn(html)).toEqual([
    '/_astro/page.a1.js',
    '/_astro/part.a1.js',
    '/_astro/shell.a1.js',
    '/_astro/side.a1.js',
  ]);
});

test('islands are not among them', () => {
  expect(filesIn('<astro-island component-url="/_astro/island.a1.js">')).toEqual([]);
});

test('pictures and icons of the site, and no page, no other site', () => {
  const html =
    '<link rel="icon" href="/favicon.svg"><link rel="manifest" href="/manifest.webmanifest">' +
    '<img src="/_astro/a.b1.webp"><img src="https://autre.example/a.png"><a href="/ressources">';
  expect(filesIn(html)).toEqual(['/_astro/a.b1.webp', '/favicon.svg', '/manifest.webmanifest']);
});

test('the frame of the workshop, where there is something to try', () => {
  expect(filesIn('<button data-part="workshop">Essayer</button>')).toEqual(['/atelier']);
});

test('the faces that hold a letter of the page', () => {
  const face = (name: string, range: string) =>
    `@font-face{font-family:A;src:url(/_astro/${name}.woff2)format("woff2")${range}}`;
  const style =
    face('latin', ';unicode-range:U+??,U+152-153') +
    face('wolof', ';unicode-range:U+100-151,U+154-2BA') +
    face('arrow', ';unicode-range:U+2192') +
    face('all', '') +
    '@font-face{font-family:B;src:local(Arial)}';
  const fonts = (text: string) => filesIn(`<style>${style}/* ŋ → */</style><p>${text}`);
  expect(fonts('cœur')).toEqual(['/_astro/all.woff2', '/_astro/latin.woff2']);
  expect(fonts('ŋ')).toEqual(['/_astro/all.woff2', '/_astro/wolof.woff2']);
  expect(fonts('→')).toContain('/_astro/arrow.woff2');
});
