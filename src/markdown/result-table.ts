import type { Element } from 'hast';
import { type Fence, outputFigure } from './fences.ts';
import { el, elWith } from './nodes.ts';
import { tableBox } from './table.ts';

/** What stands between the heads of a result and its rows. */
const RULE = /^-+(?:-\+-+)*$/;
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/;
const GAP = 3;

interface Result {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Whether the results of a sample are tables. */
export function asksBase({ language }: Pick<Fence, 'language'>): boolean {
  return language === 'sql' || language === 'mysql';
}

/** The results of a query as tables, one after the other; as text when they are not written as tables (U21). */
export function resultFigure(fence: Fence): Element {
  const results = resultsIn(fence.code);
  if (!results) return outputFigure(fence, false);
  return el(
    'figure.output.is-result',
    el('figcaption', results.length === 1 ? 'Résultat' : 'Résultats'),
    ...results.map(tableOf),
  );
}

/** The tables that the samples runner writes; undefined when something else stands among them. */
function resultsIn(text: string): Result[] | undefined {
  const lines = text.normalize('NFC').split('\n');
  const rules = lines.flatMap((line, at) => (RULE.test(line) ? [at] : []));
  if (rules[0] !== 1) return undefined;
  const results = rules.map((rule, index) => {
    const next = rules[index + 1];
    const isApart = next === undefined || lines[next - 2] === '';
    const rows = lines.slice(rule + 1, next === undefined ? undefined : next - 2);
    const cells = [lines[rule - 1] ?? '', ...rows].map((line) => cellsOf(line, lines[rule] ?? ''));
    const [columns, ...values] = cells.filter((row) => row !== undefined);
    return columns && isApart && values.length === rows.length
      ? { columns, rows: values }
      : undefined;
  });
  return results.every((result) => result !== undefined) ? results : undefined;
}

/** The cells of a line, under the dashes of their columns; undefined when it does not follow them. */
function cellsOf(line: string, rule: string): string[] | undefined {
  const signs = [...line];
  let start = 0;
  const cells: string[] = [];
  for (const { length } of rule.split('-+-')) {
    const gap = signs.slice(start - GAP, start).join('');
    if (start > 0 && gap.trim() !== '|' && start < signs.length) return undefined;
    cells.push(
      signs
        .slice(start, start + length)
        .join('')
        .trim(),
    );
    start += length + GAP;
  }
  return signs.length < start ? cells : undefined;
}

function tableOf({ columns, rows }: Result): Element {
  const classes = columns.map((_, at) =>
    rows.some((row) => NUMBER.test(row[at] ?? '')) &&
    rows.every((row) => row[at] === 'NULL' || NUMBER.test(row[at] ?? ''))
      ? ['is-number']
      : [],
  );
  const heads = columns.map((name, at) =>
    elWith('th', { scope: 'col', ...(classes[at]?.length && { className: classes[at] }) }, name),
  );
  const body = rows.map((row) =>
    el(
      'tr',
      ...row.map((cell, at) => {
        const names = [...(classes[at] ?? []), ...(cell === 'NULL' ? ['is-null'] : [])];
        return elWith('td', names.length > 0 ? { className: names } : {}, cell);
      }),
    ),
  );
  const table = el('table', el('thead', el('tr', ...heads)), el('tbody', ...body));
  return tableBox(table, table.children);
}
