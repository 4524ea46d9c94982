import { describe, expect, test } from 'vitest';
import {
  type Answered,
  isOwnPage,
  isReadable,
  isStorable,
  keptPath,
  kindOf,
  scriptsOf,
} from '../../../src/rules/offline/requests.ts';

const ORIGIN = 'https://formation.example';
const PAGE: Answered = {
  status: 200,
  type: 'basic',
  redirected: false,
  contentType: 'text/html; charset=utf-8',
};

describe('how a request is served', () => {
  test.each([
    ['/', true, 'page'],
    ['/ressources/python?tabs=exos', true, 'page'],
    ['/_astro/shell.a1b2.js', false, 'asset'],
    ['/_astro/figtree.a1b2.woff2', false, 'asset'],
    ['/fichiers/python/livraisons.csv', false, 'file'],
    ['/fichiers/python/livraisons.csv', true, 'file'],
    ['/favicon.svg', false, 'file'],
    ['/icons/icon-192.png', false, 'file'],
    ['/logos/python.svg', false, 'file'],
    ['/manifest.webmanifest', false, 'file'],
    ['/recherche.json', false, 'file'],
    ['/films/python/bases-1.json', false, 'file'],
    ['/ressources', false, undefined],
    ['/sw.js', false, undefined],
    ['/hors-ligne/python.json', false, undefined],
    ['/pagefind/pagefind.js', false, undefined],
    ['/media/covers/a.svg', false, undefined],
    ['/partage/python.png', false, undefined],
    ['/partage/python.png', true, undefined],
    ['/logos/../media/a.svg', false, undefined],
    ['https://api.example/course', false, undefined],
    ['https://api.example/', true, undefined],
    ['http://formation.example/_astro/a.js', false, undefined],
  ])('%s, navigation %s: %s', (path, isNavigation, kind) => {
    const { href: url } = new URL(path, ORIGIN);
    const asked = { method: 'GET', url, origin: ORIGIN, isNavigation, hasRange: false };
    expect(kindOf(asked)).toBe(kind);
    expect(kindOf({ ...asked, method: 'POST' })).toBeUndefined();
    expect(kindOf({ ...asked, method: 'HEAD' })).toBeUndefined();
    expect(kindOf({ ...asked, hasRange: true })).toBeUndefined();
  });
});

test.each([
  ['/', '/'],
  ['/ressources/python', '/ressources/python'],
  ['/ressources/python/', '/ressources/python'],
  ['/ressources/python.html', '/ressources/python'],
  ['/_astro/a.js', '/_astro/a.js'],
  ['/fichiers/html/page.html.csv', '/fichiers/html/page.html.csv'],
])('the address %s is kept as %s (W8, K1)', (path, kept) => {
  expect(keptPath(path)).toBe(kept);
});

describe('what may be kept', () => {
  test.each([
    ['/', PAGE.contentType],
    ['/ressources/python', 'text/html;charset=utf-8'],
    ['/_astro/a.js', 'text/javascript'],
    ['/_astro/a.js', 'application/javascript; charset=utf-8'],
    ['/_astro/a.woff2', 'font/woff2'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/icons/a.png', 'image/png'],
    ['/recherche.json', 'application/json'],
    ['/_astro/python.wasm', 'application/wasm'],
    ['/seances/sql/bases.json', 'application/json'],
    ['/fichiers/c/trames.bin', 'application/octet-stream'],
    ['/fichiers/python/ventes.csv', 'text/csv; charset=utf-8'],
    ['/fichiers/html/conte.mp3', 'audio/mpeg'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('%s as %s', (path, contentType) => {
    expect(isStorable(path, { ...PAGE, contentType })).toBe(true);
  });

  test.each([204, 206, 304, 401, 403, 404, 429, 500, 503])('never: an answer %i', (status) => {
    expect(isStorable('/', { ...PAGE, status })).toBe(false);
  });

  test.each<[string, string, Partial<Answered>]>([
    ['a redirect followed', '/', { redirected: true }],
    ['a redirect not followed', '/', { status: 0, type: 'opaqueredirect' }],
    ['an opaque answer', '/', { status: 0, type: 'opaque' }],
    ['another origin', '/', { type: 'cors' }],
    ['a network error', '/', { status: 0, type: 'error' }],
    ['a made-up answer', '/', { type: 'default' }],
    ['JSON for a page', '/', { contentType: 'application/json' }],
    ['text for a page', '/', { contentType: 'text/plain' }],
    ['no type', '/', { contentType: null }],
    ['an empty type', '/', { contentType: '' }],
    ['a type that only begins so', '/', { contentType: 'text/htmlish' }],
    ['a page for a script', '/_astro/a.js', {}],
    ['a page for a face', '/_astro/a.woff2', {}],
    ['a page for a picture', '/favicon.svg', {}],
    ['a page for a program in bytes', '/_astro/python.wasm', {}],
    ['a page for an unknown kind', '/film.mp4', {}],
    ['a name of every object', '/a.constructor', {}],
  ])('never: %s', (_, path, change) => {
    expect(isStorable(path, { ...PAGE, ...change })).toBe(false);
  });
});

test.each([
  ['<!doctype html><html lang="fr" data-version="0a1b2c3d"><head>', true],
  ['<!DOCTYPE html><html lang="fr"><body data-version="0a1b2c3d">', false],
  ['<html><title>Bienvenue au café</title>', false],
  ['', false],
])('%s is a page of ours: %s', (html, isOwn) => {
  expect(isOwnPage(html)).toBe(isOwn);
});

test.each([
  ['/', true],
  ['/ressources', true],
  ['/ressources/python', true],
  ['/course', false],
  ['/v1/course', false],
  ['/v2/course', false],
  ['/404', false],
  ['/hors-ligne', false],
  ['/favicon.svg', false],
])('%s reads without network: %s', (path, isRead) => {
  expect(isReadable(path)).toBe(isRead);
});

test.each([
  { html: '<script type="module" src="/_astro/a.b1.js"></script>', scripts: ['/_astro/a.b1.js'] },
  {
    html: '<script src="/_astro/a.js"></script><p>Texte</p><script async src="/_astro/b.js">',
    scripts: ['/_astro/a.js', '/_astro/b.js'],
  },
  { html: '<script>a()</script><img src="/_astro/a.png">', scripts: [] },
  { html: '<script src="https://ailleurs.example/_astro/a.js"></script>', scripts: [] },
  { html: '<script data-src="/_astro/a.js"></script>', scripts: [] },
  { html: '', scripts: [] },
])('the programs that « $html » loads: $scripts', ({ html, scripts }) => {
  expect(scriptsOf(html)).toEqual(scripts);
});
