import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { logoOf, motifAt, motifOf } from '../../../src/rules/course/cover.ts';

describe('the motif is the rank of the category modulo 8 (C18)', () => {
  const categories = Array.from({ length: 10 }, (_, index) => `Catégorie ${index}`);

  test.each([
    { category: 'Catégorie 0', motif: 1 },
    { category: 'Catégorie 3', motif: 4 },
    { category: 'Catégorie 7', motif: 8 },
    { category: 'Catégorie 8', motif: 1 },
    { category: 'Catégorie 9', motif: 2 },
    { category: 'Poterie', motif: 1 },
    { category: '', motif: 1 },
  ])('« $category » wears motif $motif', ({ category, motif }) => {
    expect(motifOf(category, categories)).toBe(motif);
  });

  test('a list goes through the eight motifs, then again', () => {
    expect([0, 1, 7, 8, 17].map(motifAt)).toEqual([1, 2, 8, 1, 2]);
  });

  test('without categories every cover is the first motif', () => {
    expect(motifOf('Catégorie 8', categories)).toBe(1);
    expect(motifOf('Web', [])).toBe(1);
  });
});

describe('the logo is the first technology that the categories name', () => {
  const LOGOS = `Angular:angular C:c C++:cpp CSS:css Git:git HTML:html Java:java JavaScript:javascript
    MySQL:mysql Node:nodejs Node.js:nodejs NodeJS:nodejs Python:python pÿthon:python React:react
    React_Native:react ReactJS:react Spring_Boot:spring TypeScript:typescript`;
  const pairs = LOGOS.split(/\s+/).map((pair) => pair.replace('_', ' ').split(':'));

  test.each(pairs)('« %s » shows %s.svg, which is on the site', (word = '', logo) => {
    expect(logoOf([` ${word} `])).toBe(`/logos/${logo}.svg`);
    expect(existsSync(`public/logos/${logo}.svg`)).toBe(true);
  });

  test.each([
    { words: ['Développement web', 'React', 'CSS'], logo: '/logos/react.svg' },
    { words: ['Javanais', 'Python 3'], logo: undefined },
    { words: ['constructor', '__proto__', 'toString'], logo: undefined },
    { words: [''], logo: undefined },
    { words: [], logo: undefined },
  ])('$words: $logo', ({ words, logo }) => {
    expect(logoOf(words)).toBe(logo);
  });
});
