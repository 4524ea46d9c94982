import { beforeEach, expect, test } from 'vitest';
import { type Results, resultsOf } from '../../../../src/browser/tutorial/sql/results.ts';

let marked: (number | undefined)[];
let results: Results;

beforeEach(() => {
  document.body.innerHTML = '<section><pre role="log"></pre></section>';
  marked = [];
  const element = document.querySelector('section') as HTMLElement;
  results = resultsOf(element, { markLine: (line) => marked.push(line) });
});

const RESULT = {
  kind: 'result',
  columns: ['n'],
  numbers: [true],
  rows: [['1']],
  total: 1,
} as const;

const box = () => document.querySelector('.sql-results');

test('stand in place of the console, announced once all have come (U21)', () => {
  results.show(RESULT);
  results.show({ kind: 'log', text: '1 ligne ajoutée.' });
  results.finish();
  expect(document.querySelector('pre')).toBeNull();
  expect(box()?.textContent).toBe('1 lignen11 ligne ajoutée.');
  expect(document.querySelector('[role=status]')?.textContent).toBe('Résultat : 1 ligne.');
  results.clear();
  expect(box()?.childElementCount).toBe(0);
});

test('code that shows nothing says so (U21)', () => {
  results.finish();
  expect(box()?.textContent).toBe('C’est fait\u00A0: rien à montrer.');
});

test('a fault is told in French, then in the words of SQLite, and its line marked (U21)', () => {
  results.show({ kind: 'error', text: 'Pas de « a ».', message: 'no such table: a', line: 2 });
  expect(marked).toEqual([2]);
  expect(box()?.querySelector('.error')?.firstChild?.textContent).toBe(
    'Ligne 2\u00A0: Pas de «\u00A0a\u00A0».',
  );
  expect(box()?.querySelector('samp:lang(en)')?.textContent).toBe('no such table: a');
});

test('« Voir les tables » holds the tables of the base, with the roles of their columns (U22)', () => {
  const column = { name: 'id', type: 'INTEGER', isKey: true, leadsTo: '' };
  const table = { name: 'livres', isView: false, columns: [column], count: 12 };
  for (const tables of [[table, table], [table]]) results.show({ kind: 'tables', tables });
  expect(document.querySelector('summary')?.textContent).toBe('Voir les tables');
  expect(document.querySelector('details div')?.textContent).toBe(
    'livres (12 lignes)ColonneTypeRôleidINTEGERclé',
  );
});
