import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { tableOf } from '../../sql/programs/table.ts';
import { statementsOf } from './mysql-script.ts';

/** The text of a sample, and the user who sends it. */
export interface Order {
  readonly text: string;
  readonly user?: string;
}

/** A column or a cell, as mysql2 gives it. */
interface Field {
  readonly name: string;
  readonly columnType: number;
  readonly characterSet: number;
  string(): string | null;
}

interface Connection {
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
    const given = new RegExp(
      `\\b${RegExp.escape(user)}\\b[^;]*?IDENTIFIED\\s+BY\\s+'([^']*)'`,
      'gi',
    );
    const found = this.#orders.flatMap(({ text }) => [...text.matchAll(given)]);
    return found.at(-1)?.[1] ?? '';
  }
}

/** The tables of a statement: a procedure may have several results, a statement one or none. */
function tablesOf(rows: unknown, fields: Field[] | Field[][] | undefined): string[] {
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
    return [tableOf(named, shown)];
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
