import { describe, expect, test } from 'vitest';
import { filesOf, requireSpared } from '../../../src/build/offline/page-files.ts';
import { parseHtml } from '../../../src/build/page.ts';
import type { Scripts } from '../../../src/build/vite/scripts.ts';

const MODES = '/node_modules/@codemirror/legacy-modes/mode';
/** Each script by its name: the file that it was made of, and what it asks for. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  page: ['', 'shell.js', 'side.js'],
  shell: ['', 'film.js', 'part.js', 'listen.js', 'share.js'],
  part: ['/src/part.ts', 'shell.js', 'fingerprint.js'],
  side: [''],
  film: ['/src/stores/tutorial/film.ts'],
  listen: ['/src/stores/tutorial/listen.ts', 'side.js'],
  fingerprint: ['/src/browser/platform/fingerprint.ts'],
  island: ['/src/islands/Island.tsx'],
  tutorial: ['', 'workshop.js', 'part.js'],
  share: ['/src/stores/tutorial/end/share.ts'],
  workshop: ['/src/stores/tutorial/workshop.ts', 'exercise.js'],
  exercise: [
    ...['/src/workshop/open/exercise.ts', 'code-editor.js', 'python-engine.js', 'react-engine.js'],
    ...['sql-engine.js', 'typescript-engine.js'],
  ],
  'code-editor': [
    ...[
      '/src/workshop/page/editor/code-editor.ts',
      'css-mode.js',
      'html-mode.js',
      'javascript.js',
      'python.js',
    ],
    'sql.js',
  ],
  'css-mode': ['/src/workshop/languages/web/css-mode.ts'],
  'html-mode': ['/src/workshop/languages/web/html-mode.ts', 'css-mode.js', 'javascript.js'],
  javascript: [`${MODES}/javascript.js`],
  python: [`${MODES}/python.js`],
  sql: [`${MODES}/sql.js`],
  'sql-engine': ['/src/workshop/languages/sql/sql-engine.ts', 'engine.wasm'],
  'python-engine': ['/src/workshop/languages/python/python-engine.ts', 'engine.wasm'],
  'react-engine': ['/src/workshop/languages/react/react-engine.ts'],
  'typescript-engine': ['/src/workshop/languages/typescript/typescript-engine.ts'],
};
const scripts: Scripts = new Map(
  Object.entries(SCRIPTS).map(([name, [entry = '', ...asks]]) => [
    `/_astro/${name}.js`,
    { entry, asks: asks.map((one) => `/_astro/${one}`) },
  ]),
);

const filesIn = (html: string) => filesOf(parseHtml(html), scripts).map(({ path }) => path);
const workshopFilesIn = (html: string) =>
  filesOf(parseHtml(html), scripts)
    .filter((one) => one.isForWorkshop)
    .map(({ path }) => path);

test('scripts, and those that they import or may ask for, but for the visitor’s hash', () => {
  const html = '<script type="module" src="/_astro/page.js"></script>';
  expect(filesIn(html)).toEqual([
    '/_astro/page.js',
    '/_astro/part.js',
    '/_astro/shell.js',
    '/_astro/side.js',
  ]);
});

test('what reads aloud, what shares and what shows films, where a button asks for it', () => {
  const html = '<script type="module" src="/_astro/shell.js"></script>';
  const shell = ['/_astro/part.js', '/_astro/shell.js'];
  expect(filesIn(html)).toEqual(shell);
  expect(filesIn(`${html}<button data-part="listen">`)).toEqual(
    ['/_astro/listen.js', ...shell, '/_astro/side.js'].sort(),
  );
  expect(filesIn(`${html}<button data-part="share">`)).toEqual(
    [...shell, '/_astro/share.js'].sort(),
  );
  expect(filesIn(`${html}<button data-part="film">`)).toEqual(['/_astro/film.js', ...shell].sort());
});

const OFFERED = [
  '/fichiers/c/trames.bin',
  '/fichiers/html/conte.mp3',
  '/fichiers/python/ventes.csv',
];
const SAMPLE = '<button data-part="workshop" data-language="sql" data-sample="1">';

test.each([
  ['no island', '<astro-island component-url="/_astro/island.js">', []],
  [
    'pictures and icons of the site, and no page, no other site',
    '<link rel="icon" href="/favicon.svg"><link rel="manifest" href="/manifest.webmanifest">' +
      '<img src="/_astro/a.b1.webp"><img src="https://autre.example/a.png"><a href="/ressources">',
    ['/_astro/a.b1.webp', '/favicon.svg', '/manifest.webmanifest'],
  ],
  [
    'the files that a step offers',
    OFFERED.map((at) => `<a href="${at}" download>`).join(''),
    OFFERED,
  ],
  ['the frame of the workshop', '<button data-part="workshop">Essayer</button>', ['/atelier']],
  [
    'what the workshop of an exercise asks for',
    '<div data-tutorial="html"><button data-part="workshop" data-exercise="1-a"></button></div>',
    ['/atelier', '/exercices/html/1-a.json'],
  ],
  [
    'the films of samples (U25)',
    '<div data-tutorial="python"><button data-part="film" data-film="bases-1"></button></div>',
    ['/films/python/bases-1.json'],
  ],
  [
    'what the samples of SQL of a step ask for, once',
    `<div data-tutorial="sql"><section class="step" id="bases">${SAMPLE}${SAMPLE}</section></div>`,
    ['/atelier-sql', '/seances/sql/bases.json'],
  ],
])('%s', (_, html, files) => {
  expect(filesIn(html)).toEqual(files);
});

describe('what is tried is kept with what its language needs, and no more (U11, U16, U17, U18, U19)', () => {
  const script = '<script type="module" src="/_astro/tutorial.js"></script>';
  const button = (language: string) => `<button data-part="workshop" ${language}>Essayer`;
  const READ = ['part', 'shell', 'tutorial'].map((name) => `/_astro/${name}.js`);
  const ENGINE = '/_astro/engine.wasm';

  test.each([
    ['', [], ['/atelier']],
    ['data-language="html"', ['css-mode', 'html-mode', 'javascript'], ['/atelier']],
    ['data-language="css"', ['css-mode'], ['/atelier']],
    ['data-language="javascript"', ['javascript'], ['/atelier']],
    ['data-language="jsx"', ['javascript', 'react-engine'], ['/atelier']],
    ['data-language="typescript"', ['javascript', 'typescript-engine'], ['/atelier']],
    ['data-language="python"', ['python', 'python-engine'], [ENGINE, '/atelier-python']],
    ['data-language="sql"', ['sql', 'sql-engine'], [ENGINE, '/atelier-sql']],
  ])('%s: %j, %j', (language, names, others) => {
    const scripts = ['workshop', 'exercise', 'code-editor', ...names].map(
      (name) => `/_astro/${name}.js`,
    );
    const html = script + button(language);
    expect(filesIn(html)).toEqual([...READ, ...scripts, ...others].sort());
    expect(workshopFilesIn(html)).toEqual([...scripts, ...others].sort());
  });

  test('nothing to try: nothing of it', () => {
    expect(filesIn(script)).toEqual(READ);
    expect(workshopFilesIn(script)).toEqual([]);
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

test('a module that most pages are spared, and that is no script any more, stops the build', () => {
  expect(() => requireSpared(scripts)).not.toThrow();
  const moved = new Map(scripts);
  moved.delete('/_astro/sql-engine.js');
  expect(() => requireSpared(moved)).toThrow('Aucun script ne commence plus par /sql-engine.ts :');
});
