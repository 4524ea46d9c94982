import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  destinationOf,
  FRONT_PAGE,
  pageFiles,
  relativeHref,
  stepFile,
  tutorialFile,
} from '../../../../src/tools/zim/rules/places.ts';

const SITE = 'https://jangal.example';
const HERE = `${SITE}/ressources/python`;
const HELD = new Set([...pageFiles(['python', 'sql']), 'fichiers/python/ventes.csv']);
const place = (href: string, page = HERE) => destinationOf(href, page, (file) => HELD.has(file));

describe('a link of a tutorial, in the box (K14)', () => {
  test.each([
    ['#bases-calculer', 'ressources/python/bases.html', '#bases-calculer'],
    ['#bases', 'ressources/python/bases.html', ''],
    ['?tabs=utils#utils', 'ressources/python/utils.html', ''],
    ['?tabs=utils', 'ressources/python/utils.html', ''],
    ['/ressources/sql?tabs=exos#exos-1', 'ressources/sql/exos.html', '#exos-1'],
    ['/ressources/sql', 'ressources/sql.html', ''],
    ['/ressources/python', 'ressources/python.html', ''],
    ['#contenu', 'ressources/python.html', ''],
    ['/ressources', 'index.html', ''],
    ['/ressources?q=sql', 'index.html', ''],
    ['/conseils#data', 'conseils.html', '#data'],
    ['/conseils/test', 'conseils/test.html', ''],
    ['/seller', 'seller.html', ''],
    ['/fichiers/python/ventes.csv', 'fichiers/python/ventes.csv', ''],
  ])('%s leads to %s%s', (href, file, hash) => {
    expect(place(href)).toEqual({ is: 'inside', file, hash });
  });

  test.each([
    ['/', `${SITE}/`],
    ['/?recherche=web', `${SITE}/?recherche=web`],
    ['/v2/course?formationId=a', `${SITE}/v2/course?formationId=a`],
    ['/ressources/cobol', `${SITE}/ressources/cobol`],
    ['/fichiers/python/absent.csv', `${SITE}/fichiers/python/absent.csv`],
    ['https://docs.python.org/fr/', 'https://docs.python.org/fr/'],
    ['mailto:a@a.example', 'mailto:a@a.example'],
  ])('%s needs a network', (href, address) => {
    expect(place(href)).toEqual({ is: 'online', href: address });
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'https://[', 'http://localhost:4322/auth'])(
    '%s: its words stay',
    (href) => {
      expect(place(href)).toEqual({ is: 'words' });
    },
  );

  test('of a site that this machine alone knows, what is not in the box is words', () => {
    const here = 'http://localhost:4321/ressources/python';
    expect(place('/v2/course', here)).toEqual({ is: 'words' });
    expect(place('?tabs=utils', here)).toMatchObject({ file: 'ressources/python/utils.html' });
  });

  test('whatever is written, no link runs anything, nor leads to a file that is not there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (href) => {
        const found = place(href);
        if (found.is === 'online') expect(found.href).toMatch(/^(?:https?|mailto|tel):/);
        if (found.is === 'inside') expect(HELD).toContain(found.file);
      }),
    );
  });
});

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
