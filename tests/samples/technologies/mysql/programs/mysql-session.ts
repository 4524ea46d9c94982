import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { tableOf } from '../../sql/programs/table.ts';
import { statementsOf } from './mysql-script.ts';

/** The text of a sample, and the user who sends it. */
export interface Order {
  readonly text: string;
  readonly user?: string | undefined;
}

/** A column or a cell, as mysql2 gives it. */
interface Field {
  readonly name: string;
  readonly columnType: number;
  readonly characterSet: number;
  string(): string | null;
}

interface Connection {
  readonly threadId: number;
  query(options: object): Promise<[unknown, Field[] | Field[][] | undefined]>;
  destroy(): void;
}

/** Noon of the day on which all samples run. */
const NOW = "SET timestamp = UNIX_TIMESTAMP('2026-11-20 12:00:00')";
/** More than the runner accepts: it then says that the sample never ends. */
const MAX_ROWS = 'SET sql_select_limit = 100000';
const DATABASE = 'essai';
const NULL = 'NULL';
const BINARY = 63;
/** The types of binary columns. Dates and numbers have the binary character set too, but are shown as text. */
const BYTES = [16, 249, 250, 251, 252, 253, 254];
const NUMBERS = [0, 1, 2, 3, 4, 5, 8, 9, 13, 246];

const { createConnection } = createRequire(join(process.cwd(), '../package.json'))(
  'mysql2/promise',
);

/** The connections of a page: one for each user, as long as the page. */
export class Session {
  readonly #socket: string;
  readonly #orders: readonly Order[];
  readonly #connections = new Map<string, Connection>();

  constructor(socket: string, orders: readonly Order[]) {
    this.#socket = socket;
    this.#orders = orders;
  }

  /** Runs a sample and yields its tables. */
  async *play({ text, user = 'root' }: Order): AsyncGenerator<string> {
    const connection = this.#connections.get(user) ?? (await this.#connect(user));
    this.#connections.set(user, connection);
    for (const sql of statementsOf(text)) {
      const infileStreamFactory = (path: string) => createReadStream(path);
      const options = { sql, rowsAsArray: true, typeCast: textOf, infileStreamFactory };
      const [rows, fields] = await connection.query(options);
      yield* tablesOf(rows, fields);
    }
  }

  /**
   * Asks a statement in a session of a transcript, which stands in the last database that the page uses:
   * that of the account of this name, or else another session of `root`. Returns what the client shows.
   */
  async ask(name: string, sql: string, isUpright = false): Promise<string> {
    const [rows, fields] = await (await this.connectionOf(name)).query({
      sql,
      rowsAsArray: true,
      typeCast: textOf,
    });
    const tables = tablesOf(rows, fields, isUpright ? uprightOf : tableOf);
    return tables.length > 0 ? `${tables.join('\n\n')}\n` : effectOf(sql, rows);
  }

  /** The connection of a session of a transcript. */
  async connectionOf(name: string): Promise<Connection> {
    const key = `${name}>`;
    const known = this.#connections.get(key);
    if (known) return known;
    const isAccount = this.#accountOf(name).test(this.#text());
    const connection = await this.#connect(isAccount ? name : 'root');
    this.#connections.set(key, connection);
    const database = [...this.#text().matchAll(/^\s*USE\s+(\w+)/gim)].at(-1)?.[1];
    // An account without any right there stays outside.
    if (database) await connection.query({ sql: `USE ${database}` }).catch(() => undefined);
    return connection;
  }

  close(): void {
    for (const connection of this.#connections.values()) connection.destroy();
  }

  async #connect(user: string): Promise<Connection> {
    const isRoot = user === 'root';
    const connection: Connection = await createConnection({
      socketPath: this.#socket,
      user,
      charset: 'utf8mb4',
      ...(isRoot ? { database: DATABASE } : { password: this.#passwordOf(user) }),
    });
    for (const sql of [NOW, MAX_ROWS]) await connection.query({ sql });
    return connection;
  }

  /** The password that the page gave: `CREATE USER awa@localhost IDENTIFIED BY 'Ndar2026'`. */
  #passwordOf(user: string): string {
    return [...this.#text().matchAll(this.#accountOf(user))].at(-1)?.[1] ?? '';
  }

  #accountOf(user: string): RegExp {
    return new RegExp(`\\b${RegExp.escape(user)}\\b[^;]*?IDENTIFIED\\s+BY\\s+'([^']*)'`, 'gi');
  }

  #text(): string {
    return this.#orders.map(({ text }) => text).join(';\n');
  }
}

/** Each row upright, as the client shows it after `\G`. */
const uprightOf: typeof tableOf = (columns, rows) => {
  const width = Math.max(...columns.map(({ name }) => name.length));
  const lines = (row: readonly string[]) =>
    columns.map(({ name }, at) => `${name.padStart(width)}: ${row[at]}`.trimEnd());
  return rows.flatMap((row, at) => [`*** ${at + 1}. row ***`, ...lines(row)]).join('\n');
};

/** « Query OK, 1 row affected », for what writes rows; the other statements show nothing. */
function effectOf(sql: string, rows: unknown): string {
  if (!/^\s*(?:INSERT|UPDATE|DELETE|REPLACE)\b/i.test(sql)) return '';
  const { affectedRows = 0 } = rows as { affectedRows?: number };
  return `Query OK, ${affectedRows} ${affectedRows === 1 ? 'row' : 'rows'} affected\n`;
}

/** The tables of a statement: a procedure may have several results, a statement one or none. */
function tablesOf(
  rows: unknown,
  fields: Field[] | Field[][] | undefined,
  format = tableOf,
): string[] {
  if (!fields || !Array.isArray(rows)) return [];
  const isSeveral = fields.some(Array.isArray);
  const results = isSeveral ? fields.map((one, at) => [one, rows[at]]) : [[fields, rows]];
  return results.flatMap(([columns, cells]) => {
    if (!Array.isArray(columns)) return [];
    const named = columns.map(({ name, columnType }: Field) => ({
      name,
      isNumeric: NUMBERS.includes(columnType),
    }));
    const shown = cells.map((row: string[]) => row.map((cell, at) => show(cell, columns[at])));
    return [format(named, shown)];
  });
}

/** A binary value is shown as `x'00ff'`, as with SQLite. */
function show(cell: string, { columnType, characterSet }: Field): string {
  const isText = characterSet !== BINARY || !BYTES.includes(columnType) || cell === NULL;
  return isText ? cell : `x'${Buffer.from(cell, 'latin1').toString('hex')}'`;
}

/** As the server writes it: `12.50`, `2026-11-20`, `NULL`. */
function textOf(field: Field): string {
  return field.string() ?? NULL;
}
