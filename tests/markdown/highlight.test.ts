import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openSpareCache } from '../../src/cache/cache.ts';
import { el, textOf } from '../../src/markdown/nodes.ts';

/** Any code is coloured here: none of it belongs in the cache of who runs the tests. */
const folder = mkdtempSync(join(tmpdir(), 'colours-'));
let highlight: typeof import('../../src/markdown/highlight.ts').highlight;
beforeAll(async () => {
  vi.stubEnv('SAMPLES_CACHE', folder);
  // Another file of the same process may have opened the cache in its own folder.
  vi.resetModules();
  ({ highlight } = await import('../../src/markdown/highlight.ts'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const NONE: ReadonlySet<number> = new Set();

const SNIPPETS = [
  ...[
    'def f(a):\n    return f"{a!r}"  # é',
    'const a = `x\u0024{1}` // é',
    '<p class="a">Été &amp; <b>',
  ],
  ...['a { color: #fff; } /* é */', "SELECT 'é' FROM t WHERE a <> 1 -- b", '{"a": [1, null]}'],
  ...['@Component({ template: `<p>{{ é }}</p>`', '@if (a) {', '<b [a]="'],
  ...['\t', '    ', '\n', '\n\n', '"', "'", '<', '&', '*/', '"""', '\u00A0', '🎓', '\u202E'],
];
const anyCode = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(fc.oneof(fc.constantFrom(...SNIPPETS), fc.string({ maxLength: 8 })), { maxLength: 8 })
    .map((parts) => parts.join('')),
);
const anyMarks = fc.uniqueArray(fc.integer({ min: 1, max: 5 })).map((lines) => new Set(lines));

async function tokens(code: string, language: string, marked = NONE) {
  return el('code', ...(await highlight(code, language, marked)));
}

describe('the text of highlighted code is exactly its source', () => {
  test.each([
    ...['python', 'javascript', 'js', 'ts', 'html', 'css', 'sql', 'json', 'console', 'tsx', 'cpp'],
    ...['text', 'pycon', 'klingon', '', '__proto__', 'constructor'],
  ])('of any code in « %s », marked or not', async (language) => {
    await fc.assert(
      fc.asyncProperty(anyCode, anyMarks, async (code, marked) => {
        expect(textOf(await tokens(code, language))).toBe(code);
        expect(textOf(await tokens(code, language, marked))).toBe(code);
      }),
      { numRuns: 20 },
    );
  });
});

test.each([
  [
    '@Component({ template: `<p (click)="f()">{{ n() }}</p>` })',
    'typescript',
    ['Component', '`', 'p', '(click)', '"f()"', 'n', 'p', '`'],
  ],
  ['const a = `<p>`;', 'typescript', ['const', '`<p>`']],
  ['@if (n()) { <b [title]="a">{{ b }}</b> }', 'html', ['@if', 'n', 'b', '[title]', '"a"', 'b']],
])('a template of Angular is read as its HTML: %s', async (code, language, read) => {
  const spans = (await tokens(code, language)).children.filter((one) => one.type === 'element');
  expect(spans.map(textOf)).toEqual(read);
});

test.each([
  ['public static int f(int a)', 'java', ['public static int', 'f', 'int']],
  ['import sn.cars.Car;', 'java', ['import']],
  ['INSERT INTO t VALUES', 'sql', ['INSERT INTO', 'VALUES']],
])('neighbours of one colour are one element: %s', async (code, language, read) => {
  const spans = (await tokens(code, language)).children.filter((one) => one.type === 'element');
  expect(spans.map(textOf)).toEqual(read);
});

test('a token is a class of one letter, and nothing else', async () => {
  const code = 'def somme(a):  # deux\n    return "x" * 2';
  const spans = (await tokens(code, 'python')).children.filter((one) => one.type === 'element');
  expect(spans.map((span) => [span.properties.className, textOf(span)])).toEqual([
    [['k'], 'def'],
    [['f'], 'somme'],
    [['c'], '# deux'],
    [['k'], 'return'],
    [['s'], '"x"'],
    [['n'], '2'],
  ]);
  for (const { tagName, properties } of spans) {
    expect(tagName).toBe('span');
    expect(Object.keys(properties)).toEqual(['className']);
  }
});

test('a language that nobody knows has no token', async () => {
  const code = await tokens('def a():\n  "b"', 'klingon');
  expect(code.children.every(({ type }) => type === 'text')).toBe(true);
});

test.each(['python', 'klingon'])('marked lines, in « %s », and no other', async (language) => {
  const code = await tokens('un = 1\ndeux = 2\ntrois = 3', language, new Set([1, 3, 9]));
  const marks = code.children.filter((one) => one.type === 'element' && one.tagName === 'mark');
  expect(marks.map((mark) => textOf(mark))).toEqual(['un = 1\n', 'trois = 3']);
});

test('a language may have the colours of another', async () => {
  const code = 'server.port=8080\n# le port';
  expect(await tokens(code, 'properties')).toEqual(await tokens(code, 'ini'));
  expect(await tokens(code, 'properties')).not.toEqual(await tokens(code, 'text'));
});

test('code that was coloured once takes its colours from the cache', async () => {
  const entries = () => new Set(readdirSync(join(folder, 'colours')));
  const before = entries();
  const code = await tokens('deja = "vu"', 'python');
  const [entry = ''] = entries().difference(before);
  expect(await tokens('deja = "vu"', 'py')).toEqual(code);
  openSpareCache('colours').put(entry.replace('.json', ''), [[['d’avant', 0]]]);
  expect(textOf(await tokens('deja = "vu"', 'python'))).toBe('d’avant');
});
