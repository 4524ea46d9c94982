import { assert, Refusal } from '../../frame/assert.ts';
import { test } from '../../frame/runner.ts';
import { type Cell, type Given, shownRows } from './cells.ts';
import { refusalOf } from './faults.ts';
import type { SqlCompared, SqlTable } from './protocol.ts';

interface PreparedStatement {
  getColumnNames: () => string[];
  step: () => boolean;
  get: (values: null, options: { useBigInt: true }) => Cell[];
}
interface Statements extends Iterable<PreparedStatement> {
  getRemainingSQL: () => string;
}
/** A base of SQLite, as sql.js opens it: what is used of it here. */
export interface Base {
  exec: (code: string) => { values: (string | number | null)[][] }[];
  prepare: (code: string) => { free: () => void };
  iterateStatements: (code: string) => Statements;
  getRowsModified: () => number;
  close: () => void;
}

/** Rows that are read of a result: a flood of them fills no memory. */
const MAX_READ = 1_000;
const MAX_TABLES = 30;
/** Rows that are shown of what a test compares. */
const MAX_COMPARED = 12;

/**
 * Plays code, statement by statement; `told` hears what each gives. Throws what SQLite says, with the
 * place of the statement.
 */
export function play(
  base: Base,
  code: string,
  told: (given: Given, statement: string) => void,
): void {
  const statements = base.iterateStatements(code);
  let start = 0;
  try {
    for (const statement of statements) {
      const end = code.length - statements.getRemainingSQL().length;
      const refusal = refusalOf(code.slice(start, end));
      if (refusal) throw new Refusal(refusal);
      const rows: Cell[][] = [];
      let total = 0;
      for (; statement.step(); total += 1)
        if (total < MAX_READ) rows.push(statement.get(null, { useBigInt: true }));
      told({ names: statement.getColumnNames(), rows, total }, code.slice(start, end));
      start = end;
    }
  } catch (error) {
    throw Object.assign(error as Error, { start });
  }
}

/** The rows of a result, by the names of its columns. */
type Rows = Record<string, unknown>[] & { colonnes: readonly string[] };

/**
 * Tests are offered these, on the base of the test that runs; `code` is the reader's; `differ` hears of rows that are not
 * those which a test wants (U20).
 */
export function offer(base: () => Base, code: string, differ: (compared: SqlCompared) => void) {
  let names: readonly string[] = [];
  const playAll = (script: string, refused = refuse) => {
    const results: Rows[] = [];
    try {
      play(base(), script, (given) => {
        if (given.names.length > 0) results.push(rowsOf(given));
      });
    } catch (error) {
      refused((error as Error).message);
    }
    return results;
  };
  return {
    assert: Object.assign({}, assert, {
      deepEqual(got: unknown, wanted: unknown, why?: string) {
        const [shown, asked] = [got, wanted].map((value) => shownRows(value, names, MAX_COMPARED));
        if (shown && asked) differ({ got: shown, wanted: asked });
        assert.deepEqual(got, wanted, why);
      },
    }),
    test,
    joue: (script: string) => playAll(script).pop() ?? [],
    reponses: () => playAll(code),
    reponse() {
      const last = playAll(code).pop();
      if (!last) throw new Refusal('reçu : aucun tableau ; attendu : une requête qui en montre un');
      names = last.colonnes;
      return last;
    },
    refus(script: string) {
      let said = '';
      playAll(script, (message) => {
        said = message;
      });
      return said;
    },
  };
}

function refuse(message: string): void {
  throw new Refusal(`SQLite répond : ${message}`);
}

function rowsOf({ names, rows }: Given): Rows {
  const objects = rows.map((row) =>
    Object.fromEntries(
      names.map((name, at) => {
        const cell = row[at];
        return [name, typeof cell === 'bigint' ? Number(cell) : cell];
      }),
    ),
  );
  // Beside the rows: a list is compared by its rows alone.
  return Object.defineProperty(objects, 'colonnes', { value: names }) as Rows;
}

/** The tables and the views of a base, in the order in which they were made (U22). */
export function tablesOf(base: Base): SqlTable[] {
  const ask = (code: string) => {
    try {
      return base.exec(code)[0]?.values ?? [];
    } catch {
      // A view of a table that is gone has no columns.
      return [];
    }
  };
  const quote = (name: unknown) => `"${String(name).replaceAll('"', '""')}"`;
  return ask(
    `SELECT name, type = 'view' FROM sqlite_schema
     WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite~_%' ESCAPE '~' LIMIT ${MAX_TABLES}`,
  ).map(([name, isView]) => {
    const links = new Map(
      ask(`PRAGMA foreign_key_list(${quote(name)})`).map(([, , table, from, to]) => [
        from,
        to === null ? String(table) : `${table}.${to}`,
      ]),
    );
    const columns = ask(`PRAGMA table_info(${quote(name)})`).map(([, column, type, , , key]) => ({
      name: String(column),
      type: String(type),
      isKey: key !== 0,
      leadsTo: links.get(column ?? null) ?? '',
    }));
    // The rows of a view would be computed, which may never end.
    const [[count] = []] = isView ? [] : ask(`SELECT count(*) FROM ${quote(name)}`);
    return { name: String(name), isView: isView === 1, columns, count: Number(count ?? 0) };
  });
}
