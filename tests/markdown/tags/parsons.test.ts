import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mixed } from '../../../src/markdown/tags/parsons.ts';
import { fault, lines, written } from '../written.ts';

const FAULT = 'un <Parsons> attend un bloc de code de 3 lignes au moins, dans le bon ordre.';
const sample = (code: string) => `\`\`\`python\n${code}\n\`\`\``;
const parsons = (...blocks: string[]) => lines('<Parsons>', ...blocks, '</Parsons>');

test('the mixed lines read as a list, the order is folded below', async () => {
  const code = 'nombre = 7\nfor i in range(3):\n    print(nombre < i)';
  const html = await written(parsons('Remets.', sample(code), 'Après.'));
  expect(html).toContain(
    '<section class="parsons box"><p class="box-title">Remets les lignes dans l’ordre</p>' +
      '<p>Remets.</p><ol class="parsons-lines">' +
      '<li data-place="2"><code>for i in range(3):</code></li>' +
      '<li data-place="3"><code>    print(nombre &lt; i)</code></li>' +
      '<li data-place="1"><code>nombre = 7</code></li></ol>' +
      '<details class="answer"><summary>Voir l’ordre</summary><figure class="code">',
  );
  expect(html).toMatch(/<\/figure>\s*<p>Après\.<\/p><\/details><\/section>$/);
});

test('empty lines are not put in order', async () => {
  const html = await written(parsons('Remets.', sample('a = 1\n\nb = 2\n   \nc = 3')));
  expect(html.match(/data-place="\d"/g)).toHaveLength(3);
});

describe('a <Parsons> that is not one stops the build, with its line', () => {
  test.each([
    { what: 'no code', blocks: ['Remets.'] },
    { what: 'code in a sentence', blocks: ['Remets `a`, `b`, `c`.'] },
    { what: 'two lines', blocks: ['Remets.', sample('a = 1\nb = 2')] },
    { what: 'two lines and empty ones', blocks: ['Remets.', sample('a = 1\n\n\nb = 2')] },
    { what: 'a hidden sample', blocks: ['Remets.', '```python hidden\na\nb\nc\n```'] },
  ])('$what', async ({ blocks }) => {
    await expect(written(`Avant.\n\n${parsons(...blocks)}`, '2-first.mdx')).rejects.toThrow(
      fault(`2-first.mdx:3 : ${FAULT}`),
    );
  });
});

describe('mixed', () => {
  test('holds every line once, with its place in the right order', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (code) => {
        const placed = mixed(code).toSorted((a, b) => a.place - b.place);
        expect(placed).toEqual(code.map((text, index) => ({ text, place: index + 1 })));
      }),
    );
  });

  test('is never the right order, for three different lines or more', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 3, maxLength: 30 }), (code) => {
        expect(mixed(code).map(({ text }) => text)).not.toEqual(code);
      }),
    );
  });

  test('is always the same', () => {
    expect(mixed(['a', 'b', 'c', 'd', 'e']).map(({ place }) => place)).toEqual([4, 2, 5, 3, 1]);
  });
});
