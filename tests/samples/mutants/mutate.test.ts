import { describe, expect, it } from 'vitest';
import { drawFrom, mutatePage } from './mutate.ts';

const mutate = (source: string, seed = 1) => mutatePage('p.mdx', source, drawFrom(seed));

describe('mutatePage', () => {
  it.each([
    ['an output', '```python\nx\n```\n\n```output\na\n```\n', 6, /\n```output\n[^a\n]\n```\n$/],
    [
      'an indented output',
      '- b\n\n  ```js\n  x\n  ```\n\n  ```output\n  é\n  ```\n',
      8,
      /\n {2}[^é\n]\n {2}```\n$/,
    ],
    ['an answer', '```pycon\n>>> 1 + 1\n2\n```\n', 3, /^```pycon\n>>> 1 \+ 1\n[^2\n]\n```\n$/],
    [
      'what is not typed',
      '```python\nx\n```\n```output\n? <kbd>Awa</kbd>\n!1\n```\n',
      6,
      /\n\? <kbd>Awa<\/kbd>\n![^1\n]\n```\n$/,
    ],
  ])('changes one letter of %s', (_, source, line, result) => {
    const mutated = mutate(source);
    expect(mutated.mutants.map((mutant) => mutant.line)).toEqual([line]);
    expect(mutated.source).toMatch(result);
  });

  it.each([
    ['no output', '```python\nx = 1\n```\n'],
    ['nothing to read', '```python\nx\n```\n```output\n…\n```\n'],
    ['what is not run', '```python ignore="réseau"\nx\n```\n```output\na\n```\n'],
    ['what is only shown', '```text\na\n```\n'],
  ])('does not change %s', (_, source) => {
    expect(mutate(source)).toEqual({ source, mutants: [] });
  });

  it('gives the same changes for the same seed, others for another', () => {
    const source = '```python\nx\n```\n```output\nBonjour Awa et Cheikh\n```\n';
    expect(mutate(source, 7)).toEqual(mutate(source, 7));
    const all = Array.from({ length: 20 }, (_, seed) => mutate(source, seed).source);
    expect(new Set(all).size).toBeGreaterThan(10);
  });
});
