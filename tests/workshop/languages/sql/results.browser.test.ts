import { beforeEach, expect, test, vi } from 'vitest';
import {
  comparedBox,
  type Results,
  resultsOf,
} from '../../../../src/workshop/languages/sql/results.ts';
import { openBox } from '../../workshop-page.ts';

let marked: (number | undefined)[];
let results: Results;

beforeEach(() => {
  const { element, stage } = openBox('');
  marked = [];
  results = resultsOf({ element, stage, field: { markLine: (line) => marked.push(line) } });
});

const RESULT = {
  kind: 'result',
  columns: ['n'],
  numbers: [true],
  rows: [['1']],
  total: 1,
} as const;

const box = () => document.querySelector('.sql-results [role=log]');

test('stand in the console, counted once all have come (U21)', () => {
  results.show(RESULT);
  results.show({ kind: 'log', text: '1 ligne ajoutée.' });
  expect(results.ended()).toBe('Résultat : 1 ligne.');
  expect(box()?.textContent).toBe('1 lignen11 ligne ajoutée.\n');
  results.clear();
  expect(box()?.childElementCount).toBe(0);
  expect(results.ended()).toBe('Terminé, rien d’affiché.');
});

test('a fault is told in French, then in the words of SQLite, and its line marked (U21)', async () => {
  results.show({ kind: 'error', text: 'Pas de « a ».', message: 'no such table: a', line: 2 });
  expect(marked).toEqual([2]);
  await vi.waitUntil(() => box()?.querySelector('.error'));
  expect(box()?.querySelector('.error > summary')?.textContent).toBe(
    'Ligne 2\u00A0: Pas de «\u00A0a\u00A0».',
  );
  expect(box()?.querySelector('samp:lang(en)')?.textContent).toBe('no such table: a');
});

test('a result has its heads, its numbers to the right, and NULL apart from the word (U21)', () => {
  const rows = [
    ['NULL', '12'],
    ['<b>', null],
  ];
  results.show({
    kind: 'result',
    columns: ['titre', 'prix'],
    numbers: [false, true],
    rows,
    total: 1240,
  });
  expect(box()?.innerHTML).toBe(
    '<div class="table result" tabindex="0" role="group" aria-label="2 montrées sur 1240 lignes" aria-live="off"><table><caption>2 montrées sur 1240 lignes</caption><thead><tr><th scope="col">titre</th><th class="is-number" scope="col">prix</th></tr></thead><tbody><tr><td>NULL</td><td class="is-number">12</td></tr><tr><td>&lt;b&gt;</td><td class="is-null is-number">NULL</td></tr></tbody></table></div>',
  );
});

test('several results are counted, and their rows (U21)', () => {
  results.show(RESULT);
  results.show({ ...RESULT, rows: [], total: 0 });
  results.show({ ...RESULT, rows: [['1'], ['2']], total: 2 });
  expect(results.ended()).toBe('3 résultats : 1 ligne, aucune ligne, 2 lignes.');
});

test('« Voir les tables » holds the tables of the base, with the roles of their columns (U22)', () => {
  const column = { name: 'id', type: 'INTEGER', isKey: true, leadsTo: '' };
  const link = { name: 'auteur', type: '', isKey: false, leadsTo: 'auteurs.id' };
  const both = { name: 'rang', type: '', isKey: true, leadsTo: 'rangs.id' };
  const table = { name: 'livres', isView: false, columns: [column, link, both], count: 12 };
  const view = { name: 'retards', isView: true, columns: [], count: 0 };
  for (const tables of [
    [table, table],
    [table, view],
  ])
    results.show({ kind: 'tables', tables });
  expect(document.querySelector('.sql-tables > summary')?.textContent).toBe('Voir les tables');
  expect(document.querySelector('.sql-tables > div')?.textContent).toBe(
    'livres (12 lignes)ColonneTypeRôleidINTEGERcléauteurmène à auteurs.idrangclé, mène à rangs.id' +
      'retards (vue)ColonneTypeRôle',
  );
});

test('what was got and what was wanted are tables, under the heads of the answer where there are some (U20)', () => {
  const verdict = { name: 'un', isPassed: false, text: 'reçu : …' };
  const got = { columns: ['id'], numbers: [true], rows: [['1'], ['2']], total: 2 };
  const wanted = { columns: [''], numbers: [true], rows: [['1']], total: 1 };
  const shown = comparedBox({ ...verdict, compared: { got, wanted } });
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    'Reçu\u00A0: 2 lignesid12',
    'Attendu\u00A0: 1 ligne1',
  ]);
});

test('what SQLite answers to a test is marked as English (U20)', () => {
  const text = 'SQLite répond : no such table: a';
  const shown = comparedBox({ name: 'un', isPassed: false, text });
  expect(shown.map(({ lang, textContent }) => [lang, textContent])).toEqual([
    ['', 'SQLite répond\u00A0:'],
    ['en', 'no such table: a'],
  ]);
});
