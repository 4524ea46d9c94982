/** A column of a result. Numbers are aligned to the right. */
export interface Column {
  readonly name: string;
  readonly isNumeric: boolean;
}

/** Formats the result of a statement, for SQLite and MySQL alike: a header, dashes, rows. */
export function tableOf(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const widths = columns.map(({ name }, at) =>
    Math.max(...[name, ...rows.map((row) => row[at] ?? '')].map(widthOf)),
  );
  const line = (row: readonly string[]) =>
    row.map((cell, at) => pad(cell, widths[at] ?? 0, columns[at]?.isNumeric ?? false)).join(' | ');
  const dashes = widths.map((width) => '-'.repeat(width)).join('-+-');
  const names = columns.map(({ name }) => name);
  return [line(names), dashes, ...rows.map(line)].map((row) => row.trimEnd()).join('\n');
}

function widthOf(cell: string): number {
  const lines = cell.normalize('NFC').split('\n');
  return Math.max(...lines.map((line) => [...line].length));
}

function pad(cell: string, width: number, isRight: boolean): string {
  const space = ' '.repeat(width - widthOf(cell));
  return isRight ? space + cell : cell + space;
}
