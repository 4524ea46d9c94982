import { DatabaseSync } from 'node:sqlite';

/** A table of a base as its file makes it. */
export interface SchemaTable {
  name: string;
  columns: readonly SchemaColumn[];
}

export interface SchemaColumn {
  name: string;
  type: string;
  isKey: boolean;
  /** The column of another table, or of the same one, that a foreign key leads to. */
  leadsTo?: { table: string; column: string };
}

/**
 * The tables that a file of SQL makes, in their order. Throws an `Error` in French when SQLite refuses it,
 * when it makes no table, or when a foreign key leads nowhere.
 */
export function readSchema(code: string): SchemaTable[] {
  const base = new DatabaseSync(':memory:');
  try {
    base.exec(code);
  } catch (error) {
    throw new Error(`SQLite le refuse : ${(error as Error).message}`);
  }
  const ask = (query: string, ...names: string[]) => base.prepare(query).all(...names);
  const tables = ask(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~'",
  ).map(({ name }): SchemaTable => {
    const table = String(name);
    const links = new Map(
      ask('SELECT * FROM pragma_foreign_key_list(?)', table).map((link) => [link.from, link]),
    );
    const columns = ask('SELECT * FROM pragma_table_info(?)', table).map((column): SchemaColumn => {
      const link = links.get(column.name ?? null);
      return {
        name: String(column.name),
        type: String(column.type),
        isKey: column.pk !== 0,
        ...(link && { leadsTo: { table: String(link.table), column: String(link.to ?? '') } }),
      };
    });
    return { name: table, columns };
  });
  base.close();
  if (tables.length === 0) throw new Error('il ne crée aucune table');
  return tables.map((table) => linked(table, tables));
}

/** A table whose foreign keys name the column that they lead to: the key, when the file does not say it. */
function linked(table: SchemaTable, tables: readonly SchemaTable[]): SchemaTable {
  const columns = table.columns.map((column) => {
    if (!column.leadsTo) return column;
    const { table: name, column: to } = column.leadsTo;
    const target = tables.find((one) => one.name === name);
    const end = target?.columns.find((one) => (to ? one.name === to : one.isKey));
    if (!end) throw new Error(`${table.name}.${column.name} mène à ${name}, qui n’est pas là`);
    return { ...column, leadsTo: { table: name, column: end.name } };
  });
  return { ...table, columns };
}
