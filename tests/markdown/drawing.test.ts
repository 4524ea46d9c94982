import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawingFigure } from '../../src/markdown/drawing.ts';
import { textOf } from '../../src/markdown/nodes.ts';
import { written } from './written.ts';

const fence = (code: string) => `\`\`\`dessin titre="Un nom"\n${code}\n\`\`\``;
const figure = (...rows: string[]) =>
  `<figure class="drawing">${rows.map((row) => `<p>${row}</p>`).join('')}` +
  '<figcaption>Un nom</figcaption></figure>';
const name = (text: string) => `<code class="drawing-name">${text}</code>`;
const value = (text: string) => `<code class="drawing-value">${text}</code>`;
const when = (text: string) => `<span class="drawing-when">${text}</span> `;

test.each([
  { what: 'a name and its value', code: 'prix → 150', rows: [`${name('prix')} → ${value('150')}`] },
  {
    what: 'a turn of a loop',
    code: 'tour 1 : n → 1 → "1 x 50 : 50"',
    rows: [`${when('tour 1')}${name('n')} → ${value('1')} → ${value('&quot;1 x 50 : 50&quot;')}`],
  },
  {
    what: 'a list, each item with its index',
    code: 'ventes → 150 | 200',
    rows: [
      `${name('ventes')} → <span class="drawing-cells">` +
        '<code class="drawing-value" data-index="0">150</code>' +
        '<code class="drawing-value" data-index="1">200</code></span>',
    ],
  },
  {
    what: 'a call',
    code: '450, 500 → a_rendre() → 50',
    rows: [`${value('450, 500')} → <code class="drawing-call">a_rendre()</code> → ${value('50')}`],
  },
  { what: 'a value alone', code: 'prix', rows: [value('prix')] },
  {
    what: 'two rows, and an empty line',
    code: 'a → 1\n\nb → 2',
    rows: [`${name('a')} → ${value('1')}`, `${name('b')} → ${value('2')}`],
  },
])('$what', async ({ code, rows }) => {
  expect(await written(fence(code))).toContain(figure(...rows));
});

test('a drawing without a title is told to its writer', async () => {
  await expect(written('```dessin\na → 1\n```')).rejects.toThrow(
    'ce dessin n’a pas de titre — écris « dessin titre="…" » après les trois accents graves',
  );
});

test('whatever is drawn is read as it is written', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const shown = textOf(drawingFigure({ code: text, title: '' })).replace(/[\s|:]/g, '');
      expect(shown).toBe(text.replace(/[\s|:]/g, ''));
    }),
  );
});
