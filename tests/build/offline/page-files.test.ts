import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { elementsOf } from '../../../src/build/html.ts';
import { filesOf, workshopFilesOf } from '../../../src/build/offline/page-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
mkdirSync(join(folder, '_astro'));
const SCRIPTS = {
  'page.a1.js': 'import{a as b}from"./shell.a1.js";import"./side.a1.js";b();',
  'shell.a1.js': 'export const a=()=>import(`./part.a1.js`);',
  'part.a1.js': 'import{a}from"./shell.a1.js";import("./fingerprint.a1.js");',
  'side.a1.js': '',
  'fingerprint.a1.js': '',
  'island.a1.js': '',
  'tutorial.a1.js': 'import("./workshop.a1.js");import("./part.a1.js");',
  'workshop.a1.js': 'import("./exercise.a1.js");',
  'exercise.a1.js':
    'import("./code-editor.a1.js");import("./python-bench.a1.js");' +
    'import("./react-bench.a1.js");import("./sql-bench.a1.js");' +
    'import("./typescript-bench.a1.js");',
  'code-editor.a1.js':
    'import("./css-mode.a1.js");import("./html-mode.a1.js");' +
    'import("./javascript.a1.js");import("./python.a1.js");import("./sql.a1.js");',
  'css-mode.a1.js': '',
  'html-mode.a1.js': 'import"./css-mode.a1.js";import"./javascript.a1.js";',
  'javascript.a1.js': '',
  'python.a1.js': '',
  'sql.a1.js': '',
  'sql-bench.a1.js': 'fetch(`/_astro/engine.a1.wasm`)',
  'python-bench.a1.js': 'fetch(`/_astro/engine.a1.wasm`)',
  'react-bench.a1.js': '',
  'typescript-bench.a1.js': '',
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

test('the files that a step offers', () => {
  const html =
    '<a href="/fichiers/c/trames.bin" download="trames.bin">Télécharger</a>' +
    '<a href="/fichiers/html/conte.mp3" download="conte.mp3">Télécharger</a>' +
    '<a href="/fichiers/python/ventes.csv" download="ventes.csv">Télécharger</a>';
  expect(filesIn(html)).toEqual([
    '/fichiers/c/trames.bin',
    '/fichiers/html/conte.mp3',
    '/fichiers/python/ventes.csv',
  ]);
});

test('the frame of the workshop, where there is something to try', () => {
  expect(filesIn('<button data-part="workshop">Essayer</button>')).toEqual(['/atelier']);
});

test('what the workshop of an exercise asks for', () => {
  const html =
    '<div data-tutorial="html"><button data-part="workshop" data-exercise="1-a">Ouvrir</button></div>';
  expect(filesIn(html)).toEqual(['/atelier', '/exercices/html/1-a.json']);
});

test('what the samples of SQL of a step ask for, once', () => {
  const sample = '<button data-part="workshop" data-language="sql" data-sample="1">';
  const step = `<section class="step" id="bases">${sample}${sample}</section>`;
  expect(filesIn(`<div data-tutorial="sql">${step}</div>`)).toEqual([
    '/atelier-sql',
    '/seances/sql/bases.json',
  ]);
});

describe('what is tried is kept with what its language needs, and no more (U11, U16, U17, U18, U19)', () => {
  const script = '<script type="module" src="/_astro/tutorial.a1.js"></script>';
  const button = (language: string) => `<button data-part="workshop" ${language}>Essayer`;
  const READ = ['part', 'shell', 'tutorial'].map((name) => `/_astro/${name}.a1.js`);
  const ENGINE = '/_astro/engine.a1.wasm';

  test.each([
    ['', [], ['/atelier']],
    ['data-language="html"', ['css-mode', 'html-mode', 'javascript'], ['/atelier']],
    ['data-language="css"', ['css-mode'], ['/atelier']],
    ['data-language="javascript"', ['javascript'], ['/atelier']],
    ['data-language="jsx"', ['javascript', 'react-bench'], ['/atelier']],
    ['data-language="typescript"', ['javascript', 'typescript-bench'], ['/atelier']],
    ['data-language="python"', ['python', 'python-bench'], [ENGINE, '/atelier-python']],
    ['data-language="sql"', ['sql', 'sql-bench'], [ENGINE, '/atelier-sql']],
  ])('%s: %j, %j', (language, names, others) => {
    const scripts = ['workshop', 'exercise', 'code-editor', ...names].map(
      (name) => `/_astro/${name}.a1.js`,
    );
    const html = script + button(language);
    expect(filesIn(html)).toEqual([...READ, ...scripts, ...others].sort());
    expect(workshopFilesOf(folder, elementsOf(html))).toEqual([...scripts, ...others].sort());
  });

  test('nothing to try: nothing of it', () => {
    expect(filesIn(script)).toEqual(READ);
    expect(workshopFilesOf(folder, elementsOf(script))).toEqual([]);
  });
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
