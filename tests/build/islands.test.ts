import { expect, test } from 'vitest';
import { namelessIslands } from '../../src/build/islands.ts';
import { builtFolder } from './built-folder.ts';

test('islands lose the name that their folder gave them, and nothing else', () => {
  const island = (name: string) => `<astro-island${name} prefix="r1" ssr></astro-island>`;
  const sample = '<code>&lt;astro-island uid="a"></code><p uid="a">a</p>';
  using built = builtFolder({
    'a/b.html': island(' uid="Z1e74Wi"') + island(' uid="ab"') + sample,
  });
  built.end(namelessIslands());
  expect(built.read('a/b.html')).toBe(island('') + island('') + sample);
});
