import type { Cell, Given } from '../../../rules/tutorial/sql/cells.ts';
import { refusalOf } from '../../../rules/tutorial/sql/faults.ts';
import { Refusal } from '../assert.ts';

interface Statement {
  getColumnNames: () => string[];
  step: () => boolean;
  get: (values: null, options: { useBigInt: true }) => Cell[];
}
interface Statements extends Iterable<Statement> {
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

/** What is read of a result, to be compared by a test: a flood of rows fills no memory. */
const MAX_READ = 1_000;

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
