import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  FRONT_PAGE,
  pageFiles,
  relativeHref,
  stepFile,
  tutorialFile,
} from '../../../../src/tools/zim/rules/files.ts';

test('a tutorial is the list of its steps, and eight pages (K14)', () => {
  const files = pageFiles(['python', 'c']);
  expect(files).toHaveLength(1 + 4 + 2 * 9);
  expect(files).toEqual(expect.arrayContaining([FRONT_PAGE, 'conseils/test.html', 'seller.html']));
  expect(files).toContain(tutorialFile('c'));
  expect(files).toContain(stepFile('python', 'bases'));
});

test.each([
  ['index.html', 'ressources/python.html', 'ressources/python.html'],
  ['ressources/python/bases.html', 'ressources/python/utils.html', 'utils.html'],
  ['ressources/python/bases.html', 'ressources/python.html', '../python.html'],
  ['ressources/python/bases.html', 'ressources/sql/bases.html', '../sql/bases.html'],
  ['ressources/python/bases.html', 'style.css', '../../style.css'],
  ['conseils.html', 'conseils/test.html', 'conseils/test.html'],
  ['conseils/test.html', 'conseils.html', '../conseils.html'],
])('from %s to %s: %s (K14)', (from, to, href) => {
  expect(relativeHref(from, to)).toBe(href);
});

test('from any file to any other, a browser finds it (K14)', () => {
  const name = fc.constantFrom('a', 'b', 'c');
  const file = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'));
  fc.assert(
    fc.property(file, file, (from, to) => {
      const { pathname } = new URL(relativeHref(from, to), `https://a.example/${from}`);
      expect(pathname).toBe(`/${to}`);
    }),
  );
});
