import { announced, roleOf, rowsLabel, tableLabel } from '../../../rules/tutorial/sql/labels.ts';
import type { SqlNews, SqlResult } from '../../../rules/tutorial/sql/protocol.ts';
import type { CodeField } from '../workshop/field.ts';
import { gridBox } from './grid.ts';

/** Where the results of a workshop of SQL stand, and its tables. */
export interface Results {
  /** Forgets the last results. */
  clear: () => void;
  /** Shows what the frame tells, in its order. */
  show: (news: SqlNews) => void;
  /** Announces what has come, and scrolls to it. */
  finish: () => void;
}

/**
 * Puts the results under the editor of a workshop, in place of its console, and « Voir les tables » before
 * them: what the base holds once the code has been run (U21, U22).
 */
export function resultsOf(element: HTMLElement, field: Pick<CodeField, 'markLine'>): Results {
  const tables = document.createElement('details');
  const list = document.createElement('div');
  const box = document.createElement('div');
  const status = document.createElement('p');
  tables.className = 'sql-tables';
  tables.append(summary('Voir les tables'), list);
  box.className = 'sql-results';
  status.className = 'visually-hidden';
  status.role = 'status';
  element.querySelector('pre')?.replaceWith(tables, box, status);
  let results: SqlResult[] = [];
  return {
    clear() {
      results = [];
      box.replaceChildren();
      status.textContent = '';
      field.markLine();
    },
    show(news) {
      if (news.kind === 'result') {
        results.push(news);
        box.append(gridBox({ ...news, caption: rowsLabel(news) }));
      } else if (news.kind === 'log') box.append(paragraph(news.text));
      else if (news.kind === 'error') {
        field.markLine(news.line);
        box.append(fault(news));
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
    finish() {
      if (box.childElementCount === 0) box.append(paragraph('C’est fait : rien à montrer.'));
      status.textContent = announced(results) || box.textContent;
      box.scrollIntoView({ block: 'nearest' });
    },
  };
}

/** The line, the sentence, then the words of SQLite, which are English. */
function fault({ line, text, message }: Extract<SqlNews, { kind: 'error' }>): HTMLElement {
  const element = paragraph(line ? `Ligne ${line} : ${text}` : text);
  element.className = 'error';
  if (message) {
    const said = document.createElement('samp');
    said.lang = 'en';
    said.textContent = message;
    element.append(said);
  }
  return element;
}

/** A paragraph of French, whose signs keep their spaces. */
function paragraph(text: string): HTMLElement {
  const element = document.createElement('p');
  element.textContent = text.replace(/« /g, '«\u00A0').replace(/ (?=[»:;!?])/g, '\u00A0');
  return element;
}

function summary(text: string): HTMLElement {
  const element = document.createElement('summary');
  element.textContent = text;
  return element;
}
