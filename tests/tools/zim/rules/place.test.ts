import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageFiles } from '../../../../src/tools/zim/rules/files.ts';
import { placeOf } from '../../../../src/tools/zim/rules/place.ts';

const SITE = 'https://jangal.example';
const HERE = `${SITE}/ressources/python`;
const HELD = new Set([...pageFiles(['python', 'sql']), 'fichiers/python/ventes.csv']);
const place = (href: string, page = HERE) => placeOf(href, page, (file) => HELD.has(file));

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
