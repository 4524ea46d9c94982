import { expect, test } from 'vitest';
import { copyStyle, sheetsOf } from '../../../src/build/copies/copy-style.ts';

test('the style of copies asks for nothing, and fits the budget of a file (K12)', () => {
  const css = copyStyle();
  expect(css).not.toMatch(/url\((?!["']?data:)|@import|@font-face/);
  expect(css).toContain('.lesson-file');
  expect(css.length).toBeLessThan(20_000);
});

test('more sheets come after the others', () => {
  const css = copyStyle(['copy/box.css']);
  expect(css.startsWith(copyStyle())).toBe(true);
  expect(css).toContain('.box-page');
});

test.each([
  ['<figure class="output is-result">', '.is-number'],
  ['<figure class="schema"><svg>', '.schema-box'],
])('a page with %s carries the look of a base', (html, selector) => {
  expect(copyStyle(sheetsOf(html))).toContain(selector);
});

test.each(['<p class="schemas">schema</p>', '<code>is-result</code>', ''])(
  '« %s » holds nothing of a base, and its copy does not carry that weight',
  (html) => {
    expect(sheetsOf(html)).toEqual([]);
  },
);

test('what is for those who hear the page is hidden from those who see it', () => {
  expect(copyStyle()).toContain('.visually-hidden{position: absolute');
});
