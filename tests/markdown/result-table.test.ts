import fc from 'fast-check';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, test } from 'vitest';
import { parseHtml } from '../../src/build/page.ts';
import { tableOf } from '../samples/technologies/sql/programs/table.ts';
import { lines, written } from './written.ts';

const sample = (output: string, language = 'sql') =>
  written(lines(`\`\`\`${language}\nSELECT 1;\n\`\`\``, `\`\`\`output\n${output}\n\`\`\``));

test('a result is a table: its heads, its numbers to the right, and NULL apart (U21)', async () => {
  const html = await sample('titre | prix\n------+-----\na | b |   12\n      | NULL');
  expect(html).toContain(
    '<figure class="output is-result"><figcaption>Résultat</figcaption><div class="table"><table><thead><tr><th scope="col">titre</th><th scope="col" class="is-number">prix</th></tr></thead><tbody><tr><td>a | b</td><td class="is-number">12</td></tr><tr><td></td><td class="is-number is-null">NULL</td></tr></tbody></table></div></figure>',
  );
});

test('several results come one after the other, and one may have no row (U21)', async () => {
  const html = await sample('n\n-\n1\n2\n\ntitre\n-----');
  expect(selectAll('table', parseHtml(html))).toHaveLength(2);
  expect(selectAll('td', parseHtml(html))).toHaveLength(2);
});

test('those of MySQL too; a wide one scrolls by the keyboard (U21)', async () => {
  const wide = 'x'.repeat(40);
  expect(await sample(`${wide}\n${'-'.repeat(40)}\n1`, 'mysql')).toContain('tabindex="0"');
});

describe('stays text', () => {
  test.each([
    ['what is no table', 'bonjour'],
    ['a cell of two lines', 'a  | b\n---+--\nun | 1\ndeux et trois'],
    ['a table after something else', 'bonjour\nn\n-\n1'],
    ['two tables that nothing parts', 'n\n-\n1\nn\n-\n1'],
  ])('%s', async (_, output) => {
    expect(await sample(output)).toContain('<samp>');
  });

  test('the same signs of another language', async () => {
    expect(await sample('n\n-\n1', 'python')).toContain('<samp>');
  });

  test('the message of a query that fails', async () => {
    const html = await written('```sql fails\nSELECT\n```\n\n```output\nn\n-\n1\n```');
    expect(html).toContain('is-failure');
  });
});

test('whatever the runner writes of plain cells is read back', async () => {
  const cell = fc.stringMatching(/^[a-zà-ü|'-]{0,8}$/);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 4 }),
      async (rows) => {
        const columns = ['nom', 'prix'].map((name) => ({ name, isNumeric: false }));
        const page = parseHtml(await sample(tableOf(columns, rows)));
        const cells = selectAll('td', page).map((cell) => textOf(cell));
        const shown = rows.at(-1)?.join('') === '' ? rows.slice(0, -1) : rows;
        expect(cells.slice(0, 2 * shown.length)).toEqual(shown.flat());
      },
    ),
    { numRuns: 40 },
  );
});
