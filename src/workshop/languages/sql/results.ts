import type { Box } from '../../page/box.ts';
import { reasonBox } from '../../page/fault.ts';
import type { CodeField } from '../../page/field.ts';
import { made } from '../../page/made.ts';
import type { SqlColumn, SqlNews, SqlResult, SqlTable, SqlVerdict } from './protocol.ts';

/** Where the results of a workshop of SQL stand, and its tables. */
export interface Results {
  /** Forgets the last results. */
  clear: () => void;
  /** Shows what the frame tells, in its order. */
  show: (news: SqlNews) => void;
  /** What to say of all that has come. */
  ended: () => string;
}

/**
 * Puts the results of a workshop of SQL on its stage, and « Voir les tables » before them: what the base holds once the
 * code has been run (U21, U22).
 */
export function resultsOf({
  element,
  field,
  stage,
}: Pick<Box, 'element' | 'stage'> & { field: Pick<CodeField, 'markLine'> }): Results {
  const list = made('div');
  const summary = made('summary', { textContent: 'Voir les tables' });
  const tables = made('details', { className: 'sql-tables' }, summary, list);
  element.querySelector('.workshop-result')?.classList.add('sql-results');
  element.querySelector('textarea')?.before(tables);
  let results: SqlResult[] = [];
  return {
    clear() {
      results = [];
      stage.clear();
      field.markLine();
    },
    show(news) {
      if (news.kind === 'result') {
        results.push(news);
        stage.add(gridBox({ ...news, caption: rowsLabel(news) }));
      } else if (news.kind === 'log') stage.write(french(news.text));
      else if (news.kind === 'error') {
        field.markLine(news.line);
        const { line, message, text } = news;
        stage.fault({ line, message, text: french(text) });
      } else if (news.kind === 'tables')
        list.replaceChildren(
          ...news.tables.map((table) =>
            gridBox({
              caption: tableLabel(table),
              columns: ['Colonne', 'Type', 'Rôle'],
              numbers: [],
              rows: table.columns.map((column) => [column.name, column.type, roleOf(column)]),
            }),
          ),
        );
    },
    ended: () => announced(results) || stage.ended(),
  };
}

/** « Reçu » and « Attendu » as tables, where a test compares rows; else what it says (U20). */
export function comparedBox({ text, compared }: SqlVerdict): readonly HTMLElement[] {
  const [, message] = /^SQLite répond\s: ([\s\S]+)$/.exec(text) ?? [];
  if (message) return reasonBox({ text: 'SQLite répond\u00A0:', message });
  if (compared) {
    const captioned = { Reçu: compared.got, Attendu: compared.wanted };
    return Object.entries(captioned).map(([name, result]) =>
      gridBox({ ...result, caption: `${name}\u00A0: ${rowsLabel(result).toLowerCase()}` }),
    );
  }
  return reasonBox({ text });
}

/** French, whose signs keep their spaces. */
function french(text: string): string {
  return text.replace(/« /g, '«\u00A0').replace(/ (?=[»:;!?])/g, '\u00A0');
}

/** A table of texts, as results and schemas show them. */
export interface Grid {
  caption: string;
  columns: readonly string[];
  /** Whether each column is aligned to the right. */
  numbers: readonly boolean[];
  rows: readonly (readonly (string | null)[])[];
}

/**
 * A table in a box that scrolls, by the keyboard too: the same as the build makes of a result
 * (`markdown/result-table.ts`), with NULL said apart from the text « NULL » (U21).
 */
function gridBox({ caption, columns, numbers, rows }: Grid): HTMLElement {
  const table = made('table');
  table.createCaption().textContent = caption;
  if (columns.some(Boolean)) {
    const head = table.createTHead().insertRow();
    for (const [at, name] of columns.entries()) head.append(cell('th', name, numbers[at]));
    for (const one of head.cells) one.scope = 'col';
  }
  const body = table.createTBody();
  for (const values of rows) {
    const row = body.insertRow();
    for (const [at, value] of values.entries()) row.append(cell('td', value, numbers[at]));
  }
  const attributes = { className: 'table result', tabIndex: 0, role: 'group' } as const;
  // Its rows are counted aloud, not read.
  return made('div', { ...attributes, ariaLabel: caption, ariaLive: 'off' }, table);
}

function cell(name: 'td' | 'th', value: string | null, isNumber = false): HTMLTableCellElement {
  const element = made(name, { textContent: value ?? 'NULL' });
  if (value === null) element.classList.add('is-null');
  if (isNumber) element.classList.add('is-number');
  return element;
}

/** « 12 lignes », « Aucune ligne », « 100 montrées sur 1240 lignes » (U21). */
function rowsLabel({ rows, total }: Pick<SqlResult, 'rows' | 'total'>): string {
  return rows.length < total
    ? `${rows.length} montrées sur ${countOfRows(total)}`
    : countOfRows(total);
}

function countOfRows(count: number): string {
  if (count === 0) return 'Aucune ligne';
  return count === 1 ? '1 ligne' : `${count} lignes`;
}

/** « livres (12 lignes) », « retards (vue) » (U22). */
function tableLabel({ name, isView, count }: SqlTable): string {
  return `${name} (${isView ? 'vue' : countOfRows(count).toLowerCase()})`;
}

/** The role of a column: « clé », « mène à auteurs.id »; empty for most (U22). */
function roleOf({ isKey, leadsTo }: SqlColumn): string {
  const roles = [isKey ? 'clé' : '', leadsTo ? `mène à ${leadsTo}` : ''];
  return roles.filter(Boolean).join(', ');
}

/** The sentence announced once code has been run: « 2 résultats : 12 lignes, 1 ligne. » (U21). */
function announced(results: readonly Pick<SqlResult, 'rows' | 'total'>[]): string {
  if (results.length === 0) return '';
  const rows = results.map(rowsLabel).join(', ').toLowerCase();
  return `${results.length === 1 ? 'Résultat' : `${results.length} résultats`} : ${rows}.`;
}
