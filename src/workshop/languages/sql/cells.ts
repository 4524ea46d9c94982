import { cut } from '../../../rules/text/cut.ts';
import type { SqlResult } from './protocol.ts';

/** A value of SQLite: whole numbers are bigint, so that a number is a REAL. */
export type Cell = string | bigint | number | null | Uint8Array;

/** Signs of a cell that are shown, and columns. */
const MAX_SIGNS = 300;
const MAX_COLUMNS = 50;

/** A statement gives its first rows, and how many there are. */
export interface Given {
  names: readonly string[];
  rows: readonly (readonly Cell[])[];
  total: number;
}

/** A result as it is shown, with its first rows (U21). */
export function shownResult({ names, rows, total }: Given, maxRows: number): SqlResult {
  const columns = names.slice(0, MAX_COLUMNS);
  return {
    columns,
    numbers: columns.map((_, at) => rows.length > 0 && rows.every((row) => isNumber(row[at]))),
    rows: rows.slice(0, maxRows).map((row) => row.slice(0, MAX_COLUMNS).map(shown)),
    total,
  };
}

/** `12n` → « 12 », `12` → « 12.0 » as SQLite writes a REAL, bytes as it writes them in a statement. */
function shown(cell: Cell): string | null {
  if (cell === null) return null;
  if (cell instanceof Uint8Array) {
    const bytes = [...cell.slice(0, MAX_SIGNS)].map((byte) => byte.toString(16).padStart(2, '0'));
    return cut(`x'${bytes.join('')}'`, MAX_SIGNS);
  }
  if (typeof cell === 'number' && Number.isInteger(cell)) return cell.toFixed(1);
  return cut(String(cell), MAX_SIGNS);
}

function isNumber(cell: Cell | undefined): boolean {
  return cell === null || typeof cell === 'number' || typeof cell === 'bigint';
}

const CHANGES: Readonly<Record<string, string>> = {
  insert: 'ajoutée',
  replace: 'ajoutée',
  update: 'changée',
  delete: 'effacée',
};
const FIRST_WORD = /^(?:\s+|;|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*(\w+)/;

/** « 3 lignes ajoutées. », when a statement changes rows; undefined for any other (U21). */
export function countedRows(statement: string, count: number): string | undefined {
  const [, word = ''] = FIRST_WORD.exec(statement) ?? [];
  const change = CHANGES[word.toLowerCase()];
  if (!change) return undefined;
  if (count === 0) return `Aucune ligne ${change}.`;
  return count === 1 ? `1 ligne ${change}.` : `${count} lignes ${change}s.`;
}

/** Rows of a test, or one column of them, as they are shown under the names of the answer; undefined for other values. */
export function shownRows(
  value: unknown,
  names: readonly string[],
  maxRows: number,
): SqlResult | undefined {
  if (!Array.isArray(value) || value === names) return undefined;
  const rows: unknown[][] = value.map((row) => (Array.isArray(row) ? row : [row]));
  if (!rows.every((row) => row.every(isCell))) return undefined;
  const width = Math.max(0, ...rows.map((row) => row.length));
  const heads = names.length === width ? names : Array<string>(width).fill('');
  const cells = rows.map((row) =>
    row.map((cell) => (Number.isInteger(cell) ? BigInt(cell as number) : cell)),
  );
  return shownResult({ names: heads, rows: cells as Cell[][], total: rows.length }, maxRows);
}

function isCell(value: unknown): boolean {
  return value === null || ['string', 'number', 'bigint'].includes(typeof value);
}
