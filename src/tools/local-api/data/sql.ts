import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

type Query<Result> = (strings: TemplateStringsArray, ...values: SQLInputValue[]) => Result;

/**
 * Queries as tagged templates, so that every value is a bound parameter; `Row` is the shape of a
 * selected row.
 */
export interface Sql {
  get<Row>(...query: Parameters<Query<Row>>): Row | undefined;
  all<Row>(...query: Parameters<Query<Row>>): Row[];
  run(...query: Parameters<Query<void>>): void;
}

/**
 * Each template of the code is prepared once. Node's own `createTagStore` does the same, but its
 * statements outlive `close()` (24.21), and SQLite then leaves the `-wal` file behind.
 */
export function createSql(connection: DatabaseSync): Sql {
  const prepared = new Map<TemplateStringsArray, StatementSync>();

  function prepare(strings: TemplateStringsArray): StatementSync {
    const statement = prepared.get(strings) ?? connection.prepare(strings.join('?'));
    prepared.set(strings, statement);
    return statement;
  }

  return {
    get: <Row>(strings: TemplateStringsArray, ...values: SQLInputValue[]) =>
      prepare(strings).get(...values) as Row | undefined,
    all: <Row>(strings: TemplateStringsArray, ...values: SQLInputValue[]) =>
      prepare(strings).all(...values) as Row[],
    run: (strings, ...values) => void prepare(strings).run(...values),
  };
}
