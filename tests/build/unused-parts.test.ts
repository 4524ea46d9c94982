import { expect, test } from 'vitest';
import { unusedParts } from '../../src/build/unused-parts.ts';
import { builtFolder } from './built-folder.ts';

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
])('%s', (_, before, after) => {
  const page = (body: string) => `<!doctype html><html><head></head><body>${body}</body></html>`;
  using built = builtFolder({ 'a/b.html': page(before) });
  built.end(unusedParts());
  expect(built.read('a/b.html')).toBe(page(after));
});
