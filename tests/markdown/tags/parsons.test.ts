import { describe, expect, test } from 'vitest';
import { fault, lines, written } from '../written.ts';

const FAULT =
  'ce <Parsons> n’a pas de lignes à ranger — écris un bloc de code de 3 lignes au moins, dans le bon ordre';
const sample = (code: string) => `\`\`\`python\n${code}\n\`\`\``;
const parsons = (...blocks: string[]) => lines('<Parsons>', ...blocks, '</Parsons>');

test('the mixed lines read as a list, the order is folded below', async () => {
  const code = 'nombre = 7\nfor i in range(3):\n    print(nombre < i)';
  const html = await written(parsons('Remets.', sample(code), 'Après.'));
  expect(html).toContain(
    '<section class="parsons box"><p class="box-title">Remets les lignes dans l’ordre</p>' +
      '<p>Remets.</p><ol class="parsons-lines">' +
      '<li data-place="3"><code>    print(nombre &lt; i)</code></li>' +
      '<li data-place="1"><code>nombre = 7</code></li>' +
      '<li data-place="2"><code>for i in range(3):</code></li></ol>' +
      '<details class="answer"><summary>Voir l’ordre</summary><figure class="code">',
  );
  expect(html).toMatch(/<\/figure>\s*<p>Après\.<\/p><\/details><\/section>$/);
});

test('a statement that says what the title would say has none', async () => {
  const html = await written(parsons('Remets ces lignes en ordre.', sample('a\nb\nc')));
  expect(html).toContain('<section class="parsons box"><p>Remets ces lignes en ordre.</p>');
  expect(html).not.toContain('box-title');
});

test('what the lines print is read before them', async () => {
  const sampled = sample('a = 1\nb = 2\nprint(a)');
  const html = await written(parsons('Remets.', sampled, '```output\n1\n```', 'Après.'));
  const places = ['Remets.', 'class="output"', 'parsons-lines', 'class="code"', 'Après.'];
  expect(places.map((one) => html.indexOf(one))).toEqual(
    places.map((one) => html.indexOf(one)).toSorted((a, b) => a - b),
  );
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
