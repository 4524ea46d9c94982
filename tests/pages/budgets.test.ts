import { brotliDecompressSync, constants } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { built, builtPages } from '../support/built.ts';
import { KB } from '../support/weigh.ts';

/** Astro writes this rule beside the first island: the one place where HTML allows no `<style>`. */
const ISLAND_STYLE = /<style>astro-island,[^<]+<\/style>/;
const pages = builtPages();

/** In bytes: what a network sends at once, less what a few more words or another name may cost. */
const FIRST_SENT = 14 * 1024 - 300;
/** In bytes, where the title and the banner of V2 end at the latest: a phone waits 5 ms for each KB. */
const TITLE_SENT = [
  [/^\/$/, 10.1 * KB],
  [/^\/ressources$/, 8.7 * KB],
  [/^\/ressources\/./, 10.5 * KB],
  [/^\//, 12.5 * KB],
] as const;
const MOST_ELEMENTS = 10_500;
/** What of a page can be read when so many bytes of it have come. */
function read(path: string, bytes: number): string {
  const sent = built(`${path === '/' ? '/index' : path}.html.br`).subarray(0, bytes);
  const options = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
  return brotliDecompressSync(sent, options).toString('utf8');
}

for (const { path } of pages.filter((page) => /^\/ressources\/./.test(page.path))) {
  test(`${path}: the first screen lies in the first 14 KB that the server sends`, () => {
    expect(read(path, FIRST_SENT)).toMatch(
      /À la fin de cette étape, tu sauras[\s\S]*class="prose"[\s\S]*<h3/,
    );
  });

  test(`${path}: the eight steps weigh 90 KB at most (B2)`, () => {
    expect(built(`${path}.html.br`).length).toBeLessThanOrEqual(90 * KB);
  });
}

test.each([
  ['the index of the tutorials’ search', 'recherche.json', 20],
  ['the service worker', 'sw.js', 2],
])('%s, %s, weighs %i KB at most (B4)', (_, file, most) => {
  const bytes = built(`${file}.br`).length;
  console.log(`${file}, brotli: ${bytes} bytes`);
  expect(bytes).toBeLessThanOrEqual(most * KB);
});

for (const { path, html } of pages) {
  test(`${path}: nothing blocks the first paint (B5)`, () => {
    expect(html).not.toMatch(/<link[^>]+rel="?stylesheet/);
    const blocking = [...html.matchAll(/<script\b([^>]*)>/g)].filter(
      ([, attributes = '']) => /\bsrc=/.test(attributes) && !/type="?module/.test(attributes),
    );
    expect(blocking).toEqual([]);
    const faces = [...html.matchAll(/@font-face\s*{[^}]*}/g)].map(([face]) => face);
    const downloaded = faces.filter((face) => face.includes('url('));
    expect(downloaded.filter((face) => !/font-display:\s*swap/.test(face))).toEqual([]);
    expect(downloaded.length).toBeGreaterThan(0);
  });

  test(`${path}: the banner that asks, then the title, come first (B5, V2)`, () => {
    const most = TITLE_SENT.find(([pages]) => pages.test(path))?.[1] ?? 0;
    expect(read(path, most)).toMatch(
      / id="choix"[\s\S]*<main[\s\S]*<h[12]\b(?![^>]*visually-hidden)/,
    );
  });

  test(`${path}: no style looks for an open sheet in all that arrives`, () => {
    expect(html).not.toMatch(/html[^{}]*:has\([^{}]*popover-open/);
  });

  test(`${path}: ${MOST_ELEMENTS} elements at most (B2)`, () => {
    expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(MOST_ELEMENTS);
  });

  test(`${path}: the policy allows no inline code but the hashed`, () => {
    const policy = /http-equiv="content-security-policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-');
    // In a tag: a sample may show such an attribute.
    expect(html).not.toMatch(/<[a-z][^<>]*\sstyle="/);
    expect(html).not.toMatch(/<[a-z][^<>]*\son\w+="/);
  });

  test(`${path}: valid HTML`, async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: {
        'require-sri': 'off',
        'long-title': 'off',
        'void-style': 'off',
        'attribute-boolean-style': 'off',
        // React writes `autoComplete`; names of attributes have no case in HTML.
        'attr-case': 'off',
      },
    });
    const { results } = await validator.validateString(html.replace(ISLAND_STYLE, ''));
    const messages = results.flatMap((result) => result.messages);
    expect(messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`)).toEqual(
      [],
    );
  });
}

test('inline scripts: only those that the layout and the islands’ runtime write', () => {
  for (const { path, html } of pages) {
    const inline = [...html.matchAll(/<script\b([^>]*)>/g)].filter(
      ([, a = '']) => !/\bsrc=|\btype="application\/ld\+json"/.test(a),
    );
    expect(inline.length, path).toBeLessThanOrEqual(6);
  }
});
