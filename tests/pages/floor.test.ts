import { globSync, readFileSync } from 'node:fs';
import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { lackedBy, type Young } from '../support/floor/ages.ts';
import { youngMarkup } from '../support/floor/markup.ts';
import { youngScripts } from '../support/floor/scripts.ts';
import { youngStyles } from '../support/floor/styles.ts';
import { ALLOWED } from './floor-allowed.ts';

type Found = Young & { file: string };

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const SCRIPT = /<script\b([^>]*)>([\s\S]+?)<\/script>/g;
const DATA = /type="?(?!module)/;
/** `/_astro/code-editor.a1b2c3d4.js`: `code-editor.js`. */
const HASH = /^.*\/|\.[\w-]{8}(?=\.js$)/g;

/** What is read, each text once, with the file that it stands in. */
const read = { styles: new Map<string, string>(), scripts: new Map<string, [string, boolean]>() };
const pages = filesOf('html');
for (const [file, text] of pages) {
  for (const [, css = ''] of text.matchAll(STYLE)) read.styles.set(css, file);
  for (const [, attributes = '', code = ''] of text.matchAll(SCRIPT)) {
    if (!DATA.test(attributes)) read.scripts.set(code, [file, /module/.test(attributes)]);
  }
}
for (const [file, css] of filesOf('css')) read.styles.set(css, file);
for (const [file, code] of filesOf('js')) read.scripts.set(code, [file.replace(HASH, ''), true]);

const found = {
  styles: [...read.styles].flatMap(([css, file]) => inFile(file, youngStyles(css))),
  scripts: [...read.scripts].flatMap(([code, [file, isModule]]) =>
    inFile(file, youngScripts(code, isModule)),
  ),
  markup: pages.flatMap(([file, html]) => inFile(file, youngMarkup(fromHtml(html)))),
};
const served = new Set<string>();

test.each(['styles', 'scripts', 'markup'] as const)(
  '%s: what an engine of the floor lacks has a fallback, or says what it gets (W29)',
  (kind) => {
    expect(found[kind].length).toBeGreaterThan(0);
    const faults = found[kind].filter((one) => !isAllowed(one));
    const first = new Map(faults.reverse().map((one) => [one.key + one.where, one]));
    expect([...first.values()].map(told)).toEqual([]);
  },
);

test('what is named is there: take out of the list what is not', () => {
  expect(Object.keys(ALLOWED).filter((entry) => !served.has(entry))).toEqual([]);
});

function isAllowed({ key, where, file }: Found): boolean {
  const entries = Object.keys(ALLOWED).filter((entry) => {
    const [, part = '', piece = ''] = /^(\S+) ?(.*)$/.exec(entry) ?? [];
    return `${key}.`.startsWith(`${part}.`) && `${file} ${where}`.includes(piece);
  });
  for (const entry of entries) served.add(entry);
  return entries.length > 0;
}

/** The part, who lacks it, where it was built, and where our sources name it. */
function told({ key, where, file }: Found): string {
  const [name] = /[\w-]+?(?=(?:_event|_static)?$)/.exec(key) ?? [];
  const sign = new RegExp(`(?<![\\w-])${name}(?![\\w-])`);
  const lines = globSync(`src/**/*.{astro,${key.startsWith('css.') ? 'css' : 'ts,tsx'}}`).flatMap(
    (source) =>
      readFileSync(source, 'utf8')
        .split('\n')
        .flatMap((line, index) => (sign.test(line) ? [`${source}:${index + 1}`] : [])),
  );
  return [`${key} (${lackedBy(key)})`, `${file}: ${where}`, ...lines.slice(0, 5)].join('\n  ');
}

function inFile(file: string, young: readonly Young[]): Found[] {
  return young.map((one) => ({ ...one, file }));
}

function filesOf(ext: string): [string, string][] {
  return globSync(`dist/**/*.${ext}`).map((file) => [file, readFileSync(file, 'utf8')]);
}
