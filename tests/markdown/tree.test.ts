import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DrawingFault } from '../../src/markdown/drawing-fault.ts';
import { textOf } from '../../src/markdown/nodes.ts';
import { treeFigure } from '../../src/markdown/tree.ts';
import { written } from './written.ts';

const fence = (code: string, words = '') => `\`\`\`arbre ${words} titre="La page"\n${code}\n\`\`\``;
const figure = (list: string) =>
  `<figure class="drawing">${list}<figcaption>La page</figcaption></figure>`;

test('what stands under a line is a list in its item', async () => {
  const html = await written(fence('html\n  head\n    title : le nom\n  body *'));
  expect(html).toContain(
    figure(
      '<ul class="drawing-tree"><li><code>html</code><ul>' +
        '<li><code>head</code><ul><li><code>title</code> <span>le nom</span></li></ul></li>' +
        '<li><code class="is-marked">body</code></li></ul></li></ul>',
    ),
  );
});

test('with « boites », boxes in boxes', async () => {
  expect(await written(fence('marge\n  bord', 'boites'))).toContain(
    figure(
      '<ul class="drawing-boxes"><li><code>marge</code><ul><li><code>bord</code></li></ul></li></ul>',
    ),
  );
});

test.each([
  ['', 'cet arbre est vide — écris une branche par ligne'],
  [' html', '« html » n’est pas aligné — décale chaque branche de 2 espaces'],
  ['html\n\tbody', '« body » n’est pas aligné — décale chaque branche de 2 espaces'],
  [
    'html\n    body',
    '« body » est trop décalé — décale-le de 2 espaces au plus sous la ligne d’avant',
  ],
  ['a\n'.repeat(21), 'cet arbre a 21 lignes — garde 20 lignes au plus'],
  [
    Array.from({ length: 7 }, (_, rank) => `${'  '.repeat(rank)}a`).join('\n'),
    '« a » est au rang 7 — garde 6 rangs au plus : un téléphone est étroit',
  ],
])('%j is told to its writer: %s', async (code, says) => {
  await expect(written(fence(code))).rejects.toThrow(says);
});

test('whatever is drawn keeps its words, or is told as a fault', () => {
  const line = fc.tuple(
    fc.nat(3),
    fc.string({ unit: fc.constantFrom('a', 'é', ' ', ':', '*'), maxLength: 9 }),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 22 }), (lines) => {
      const code = lines.map(([depth, text]) => `${'  '.repeat(depth)}${text}`).join('\n');
      const plain = (text: string) => text.replace(/[\s:*]/g, '');
      try {
        const drawn = treeFigure({ code, title: '', words: new Set() });
        expect(plain(textOf(drawn))).toBe(plain(code));
      } catch (error) {
        expect(error).toBeInstanceOf(DrawingFault);
      }
    }),
  );
});
