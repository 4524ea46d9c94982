import type { SqlTable } from '../../../rules/tutorial/sql/protocol.ts';
import type { Base } from './play.ts';

const MAX_TABLES = 30;

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
