import { expect, test } from 'vitest';
import { gridBox } from '../../../../src/browser/tutorial/sql/grid.ts';

test('a table has its heads, its numbers to the right, and NULL apart from the word (U21)', () => {
  const box = gridBox({
    caption: '2 lignes',
    columns: ['titre', 'prix'],
    numbers: [false, true],
    rows: [
      ['NULL', '12'],
      ['<b>', null],
    ],
  });
  expect(box.outerHTML).toBe(
    '<div class="table result" tabindex="0" role="group" aria-label="2 lignes"><table><caption>2 lignes</caption><thead><tr><th scope="col">titre</th><th class="is-number" scope="col">prix</th></tr></thead><tbody><tr><td>NULL</td><td class="is-number">12</td></tr><tr><td>&lt;b&gt;</td><td class="is-null is-number">NULL</td></tr></tbody></table></div>',
  );
});
