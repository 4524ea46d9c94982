import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DrawingFault } from '../../src/markdown/drawing-fault.ts';
import { isElement, type LessonNode } from '../../src/markdown/nodes.ts';
import { timelineFigure } from '../../src/markdown/timeline.ts';
import { written } from './written.ts';

const fence = (code: string) => `\`\`\`frise titre="Deux caisses"\n${code}\n\`\`\``;

test('moments are rows, actors columns, and what one does not do an empty cell', async () => {
  const html = await written(fence('A | B\nlundi : lit `1` place | attend\nmardi : | vend'));
  expect(html).toContain(
    '<figure class="drawing"><table class="drawing-timeline"><thead><tr><td></td>' +
      '<th scope="col">A</th><th scope="col">B</th></tr></thead><tbody>' +
      '<tr><th scope="row">lundi</th><td>lit <code>1</code> place</td><td>attend</td></tr>' +
      '<tr><th scope="row">mardi</th><td></td><td>vend</td></tr></tbody></table>' +
      '<figcaption>Deux caisses</figcaption></figure>',
  );
});

test.each([
  ['', 'cette frise a 0 acteurs — nomme-les sur la première ligne, 3 au plus'],
  ['A | B | C | D\n1 : a', 'cette frise a 4 acteurs — nomme-les sur la première ligne, 3 au plus'],
  ['A | B', 'cette frise a 0 moments — écris-en un par ligne, 12 au plus'],
  [`A\n${'1 : a\n'.repeat(13)}`, 'cette frise a 13 moments — écris-en un par ligne, 12 au plus'],
  ['A\nlit', '« lit » ne dit pas quand — écris « 10 h 02 : … | … »'],
  ['A\n1 : lit | vend', '« 1 : lit | vend » a 2 cases — écris « 10 h 02 : … | … »'],
])('%j is told to its writer: %s', async (code, says) => {
  await expect(written(fence(code))).rejects.toThrow(says);
});

test('every row has a cell for each actor, whatever is written', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', ':', '|', '\n', '`', '1') }),
      (code) => {
        try {
          const { children } = timelineFigure({ code, title: '' });
          const rows = (node: LessonNode | undefined): number[] => {
            if (!isElement(node)) return [];
            return node.tagName === 'tr' ? [node.children.length] : node.children.flatMap(rows);
          };
          expect(new Set(rows(children[0])).size).toBe(1);
        } catch (error) {
          expect(error).toBeInstanceOf(DrawingFault);
        }
      },
    ),
  );
});
