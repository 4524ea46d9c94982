import { expect, test } from 'vitest';
import { written } from './written.ts';

const STOP = '<div class="table" tabindex="0" role="group" aria-label="Tableau"><table>';

test.each([
  {
    what: 'two columns of short words',
    rows: ['| Signe | Sens |', '|---|---|', '| `+` | plus |'],
    start: '<div class="table"><table>',
  },
  {
    what: 'words too long for a phone, side by side',
    rows: [
      '| Site | Module | Usage |',
      '|---|---|---|',
      '| docs.python.org | multiprocessing | télécharger |',
    ],
    start: STOP,
  },
])('$what', async ({ rows, start }) => {
  expect(await written(rows.join('\n'))).toContain(start);
});
