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
export function gridBox({ caption, columns, numbers, rows }: Grid): HTMLElement {
  const box = document.createElement('div');
  const table = box.appendChild(document.createElement('table'));
  box.className = 'table result';
  box.tabIndex = 0;
  box.role = 'group';
  box.ariaLabel = caption;
  table.createCaption().textContent = caption;
  const head = table.createTHead().insertRow();
  for (const [at, name] of columns.entries()) head.append(cell('th', name, numbers[at]));
  for (const one of head.cells) one.scope = 'col';
  const body = table.createTBody();
  for (const values of rows) {
    const row = body.insertRow();
    for (const [at, value] of values.entries()) row.append(cell('td', value, numbers[at]));
  }
  return box;
}

function cell(name: 'td' | 'th', value: string | null, isNumber = false): HTMLTableCellElement {
  const element = document.createElement(name);
  element.textContent = value ?? 'NULL';
  if (value === null) element.classList.add('is-null');
  if (isNumber) element.classList.add('is-number');
  return element;
}
