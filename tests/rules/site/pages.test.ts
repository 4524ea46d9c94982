import { describe, expect, test } from 'vitest';
import { absoluteUrl, isHidden, isListed, listedPaths } from '../../../src/rules/site/pages.ts';

describe('what a search engine may show, and where it finds it', () => {
  test.each([
    { path: '/', listed: true, hidden: false },
    { path: '/ressources', listed: true, hidden: false },
    { path: '/ressources/python', listed: true, hidden: false },
    { path: '/seller', listed: true, hidden: false },
    { path: '/course', listed: false, hidden: false },
    { path: '/v1/course', listed: false, hidden: false },
    { path: '/v2/course', listed: false, hidden: false },
    { path: '/404', listed: false, hidden: true },
    { path: '/hors-ligne', listed: false, hidden: true },
  ])('$path: listed $listed, hidden $hidden', ({ path, listed, hidden }) => {
    expect(isListed(path)).toBe(listed);
    expect(isHidden(path)).toBe(hidden);
  });
});

test('the files of the pages give their addresses, in one order', () => {
  const files = [
    'seller.astro',
    'index.astro',
    '404.astro',
    'hors-ligne.astro',
    'v2/course.astro',
    'v1\\course.astro',
    'ressources.astro',
    'ressources/[slug].astro',
  ];
  expect(listedPaths(files)).toEqual(['/', '/ressources', '/seller']);
});

test.each([
  ['/', 'https://formation.example/'],
  ['/ressources', 'https://formation.example/ressources'],
  ['/course?nom=a+b', 'https://formation.example/course?nom=a+b'],
])('%s is %s', (path, url) => {
  expect(absoluteUrl(path, 'https://formation.example')).toBe(url);
});
