import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Page, parsePage } from '../../src/build/page.ts';
import {
  lowerIslandRuntime,
  nameVersion,
  removeIslandNames,
  removeUnusedParts,
  tightenPolicy,
} from '../../src/build/tidy.ts';

/** A page’s text once it was changed. */
function changed(html: string, change: (page: Page) => void): string {
  const page = parsePage('a/b.html', html);
  change(page);
  return page.text.toString();
}

const STYLE = '<svg data-only-with="memory"><style>.memory{}</style></svg>';
const TEMPLATE = '<template data-only-with="workshop tables"><p class="workshop">é</p></template>';

test.each([
  ['what nothing needs', `<p>a</p>${STYLE}<p>b</p>${TEMPLATE}`, '<p>a</p><p>b</p>'],
  [
    'what a class needs stays',
    `${STYLE}<div class="box memory"></div>${TEMPLATE}`,
    `${STYLE}<div class="box memory"></div>`,
  ],
  [
    'what one of two parts needs stays',
    `${TEMPLATE}<button data-part="workshop">Essayer</button>`,
    `${TEMPLATE}<button data-part="workshop">Essayer</button>`,
  ],
  ['its own words are no need', `<p>memory workshop</p>${TEMPLATE}`, '<p>memory workshop</p>'],
  ['a page without any is as it was', '<p class="memory">a</p>', '<p class="memory">a</p>'],
])('parts that serve nothing in the page leave it: %s', (_, before, after) => {
  const page = (body: string) => `<!doctype html><html><head></head><body>${body}</body></html>`;
  expect(changed(page(before), removeUnusedParts)).toBe(page(after));
});

test('islands lose the name that their folder gave them, and nothing else', () => {
  const island = (name: string) => `<astro-island${name} prefix="r1" ssr></astro-island>`;
  const sample = '<code>&lt;astro-island uid="a"></code><p uid="a">a</p>';
  const html = island(' uid="Z1e74Wi"') + island(' uid="ab"') + sample;
  expect(changed(html, removeIslandNames)).toBe(island('') + island('') + sample);
});

const RUNTIME = `<script>self.Astro={};dispatchEvent(new Event("astro:near"))</script>`;
const WAKER = '<script>customElements.define("astro-island",f)</script>';

test.each([
  [
    'below the title that is seen',
    `<h1 class="visually-hidden">a</h1>${RUNTIME}${WAKER}<h2>b</h2><p>c</p>`,
    `<h1 class="visually-hidden">a</h1><h2>b</h2>${RUNTIME}${WAKER}<p>c</p>`,
  ],
  ...[
    ['where it is below the title', `<h1>a</h1>${RUNTIME}`],
    ['out of what React wrote', `${RUNTIME}<astro-island><h1>a</h1></astro-island><h2>b</h2>`],
    ['out of what runs nothing', `${RUNTIME}<noscript><h1>a</h1></noscript><h2>b</h2>`],
    ['above a page without a title', `${RUNTIME}<p>a</p>`],
  ].map(([where = '', html = '']) => [where, html, html]),
])('what wakes islands stands %s (B5)', (_, before, after) => {
  const page = (main: string) =>
    `<html><head></head><body><script>a()</script><main>${main}</main></body></html>`;
  expect(changed(page(before), lowerIslandRuntime)).toBe(page(after));
});

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function guarded(scripts: readonly string[], styles: readonly string[]): string {
  const policy = `default-src 'none'; script-src 'self' ${scripts.map(hash).join(' ')}; style-src 'self' ${styles.map(hash).join(' ')}`;
  return `<html><head><meta http-equiv="content-security-policy" content="${policy};"><script>a()</script><style media="print">b{}</style></head><body><script type="module">c()\n</script><template><style>d{}</style></template></body></html>`;
}

test('the hashes of what stands in the page are kept, the others leave (W12)', () => {
  const loose = guarded(['a()', 'gone()', 'c()\n'], ['gone{}', 'b{}', 'd{}']);
  expect(changed(loose, tightenPolicy)).toBe(guarded(['a()', 'c()\n'], ['b{}', 'd{}']));
});

test('a page of one kind of code only, and a page without a policy', () => {
  const policy = changed(guarded(['gone()'], ['gone{}']), tightenPolicy);
  expect(policy).toContain(`script-src 'self'; style-src 'self';">`);
  expect(changed('<p>rien</p>', tightenPolicy)).toBe('<p>rien</p>');
});

test('the hash of a part that left the page leaves it too', () => {
  const html = guarded(['a()'], ['b{}', '.memory{}']).replace('</body>', `${STYLE}</body>`);
  const tidied = changed(html, (page) => {
    removeUnusedParts(page);
    tightenPolicy(page);
  });
  expect(tidied).not.toContain(hash('.memory{}'));
});

test('a page is named after all that it holds (K8)', () => {
  const named = (script: string) => {
    const html = `<html lang="fr" data-version="dev"><script src="/_astro/${script}"></script>dev`;
    const page = parsePage('index.html', html);
    const [version = ''] = nameVersion(page);
    expect(version).toMatch(/^\w{8}$/);
    expect(page.text.toString()).toBe(html.replace('"dev"', `"${version}"`));
    return version;
  };
  expect(named('a.js')).toBe(named('a.js'));
  expect(named('b.js')).not.toBe(named('a.js'));
  expect(nameVersion(parsePage('atelier.html', '<html lang="fr">'))).toEqual([]);
});
