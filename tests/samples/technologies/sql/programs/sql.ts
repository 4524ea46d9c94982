import { readFileSync } from 'node:fs';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { tableOf } from './table.ts';

/** Runs one sample of a session in SQLite: replays the earlier ones, shows only the last one. */
const { earlier, text }: { earlier: string[]; text: string } = JSON.parse(readFileSync(0, 'utf8'));

const TRIGGER = /^\s*create\s+(temp\s+|temporary\s+)?trigger\b/i;
/** Strings, names and comments, in which a `;` does not end a statement. */
const PIECES =
  /'(?:[^']|'')*'|"[^"]*"|`[^`]*`|\[[^\]]*\]|--[^\n]*|\/\*[\s\S]*?\*\/|;|[^;'"`[\-/]+|[\s\S]/g;

/** `SELECT 1; SELECT ';'` → two statements. The body of a trigger ends at `END;`. */
function statementsOf(script: string): string[] {
  const statements: string[] = [];
  let current = '';
  for (const [piece] of script.matchAll(PIECES)) {
    current += piece;
    const isOver = !TRIGGER.test(current) || /\bend\s*;$/i.test(current);
    if (piece !== ';' || !isOver) continue;
    statements.push(current);
    current = '';
  }
  return [...statements, current].filter((statement) => hasCode(statement));
}

function hasCode(statement: string): boolean {
  return statement.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, '').trim() !== '';
}

/** Returns the table of a statement, or `undefined` when it has no columns. */
function resultOf(database: DatabaseSync, statement: string): string | undefined {
  const prepared = database.prepare(statement);
  const names = prepared.columns().map(({ name }) => name);
  prepared.setReadBigInts(true);
  prepared.setReturnArrays(true);
  const rows = prepared.all() as unknown as SQLOutputValue[][];
  if (names.length === 0) return undefined;
  const columns = names.map((name, at) => ({
    name,
    isNumeric: rows.length > 0 && rows.every((row) => isNumber(row[at])),
  }));
  return tableOf(
    columns,
    rows.map((row) => row.map(show)),
  );
}

/** SQLite gives whole numbers as bigint, so a number is a REAL: it is shown as `12.0`. */
function show(value: SQLOutputValue): string {
  if (value === null) return 'NULL';
  if (value instanceof Uint8Array) return `x'${Buffer.from(value).toString('hex')}'`;
  return typeof value === 'number' && Number.isInteger(value) ? value.toFixed(1) : String(value);
}

function isNumber(value: SQLOutputValue | undefined): boolean {
  return value === null || typeof value === 'number' || typeof value === 'bigint';
}

function play(): void {
  const database = new DatabaseSync(':memory:');
  for (const script of earlier) replay(database, script);
  let isFirst = true;
  for (const statement of statementsOf(text)) {
    const table = resultOf(database, statement);
    if (table === undefined) continue;
    console.log(isFirst ? table : `\n${table}`);
    isFirst = false;
  }
}

/** Runs an earlier sample. Its errors are ignored here, because they are reported at its own line. */
function replay(database: DatabaseSync, script: string): void {
  try {
    database.exec(script);
  } catch {
    // Reported at its own line.
  }
}

try {
  play();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
