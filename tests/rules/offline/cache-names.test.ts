import { describe, expect, test } from 'vitest';
import {
  keptCache,
  keptPrefix,
  keptSlug,
  oldCaches,
  pagesCache,
} from '../../../src/rules/offline/cache-names.ts';

describe('the caches', () => {
  test('this build’s and the one before stay, older ones go, tutorials never', () => {
    const names = ['pages-a', 'kept-python@1', 'pages-b', 'other', 'pages-c'];
    expect(oldCaches(names, pagesCache('c'))).toEqual(['pages-a']);
    expect(oldCaches(names, pagesCache('d'))).toEqual(['pages-a', 'pages-b']);
    expect(oldCaches(['pages-c'], pagesCache('c'))).toEqual([]);
    expect(oldCaches([], pagesCache('c'))).toEqual([]);
  });

  test('a tutorial’s own: C is not C++', () => {
    expect(keptCache('c', 'a1')).toBe('kept-c@a1');
    expect(keptCache('cpp', 'a1').startsWith(keptPrefix('c'))).toBe(false);
    expect(keptSlug('kept-cpp@a1')).toBe('cpp');
    expect(keptSlug('pages-a1')).toBeUndefined();
  });
});
