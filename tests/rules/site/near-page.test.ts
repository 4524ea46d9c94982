import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearPage } from '../../../src/rules/site/near-page.ts';

const PAGES = [
  '/',
  '/ressources',
  '/conseils',
  '/conseils/test',
  '/ressources/c',
  '/ressources/python',
];

test.each([
  ['/ressources/pyton', '/ressources/python'],
  ['/ressources/Python/', '/ressources/python'],
  ['/tutoriels/python.html', '/ressources/python'],
  ['/resources', '/ressources'],
  ['/conseil', '/conseils'],
  ['/cours/C', '/ressources/c'],
  ['/kotlin', undefined],
  ['/abc', undefined],
  ['/une/adresse/inconnue', undefined],
])('%s most likely meant %s (H12)', (path, page) => {
  expect(nearPage(path, PAGES)).toBe(page);
});

test('whatever the address, it is one of the pages or none', () => {
  fc.assert(
    fc.property(fc.webPath({ size: 'small' }), (path) => {
      expect([...PAGES, undefined]).toContain(nearPage(path, PAGES));
    }),
  );
});
