import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { FROM_COLUMNS, TABLES, VERSION } from './schema.ts';

/** « JANG » in ASCII: marks a file as ours. */
const APPLICATION_ID = 0x4a414e47;
/** In milliseconds: how long another program's write lock is waited for, and how often a server looks again. */
const BUSY_TIMEOUT_MS = 5_000;
const BUSY_PAUSE_MS = 100;
/** SQLite's codes; an extended one has them in its last byte. */
const SQLITE = { busy: 5, readOnly: 8, cannotOpen: 14, notADatabase: 26 };

type Query = [strings: TemplateStringsArray, ...values: SQLInputValue[]];

/** An open database. */
export interface Database {
  readonly sql: ReturnType<typeof createSql>;
  /** Keeps all that `work` writes, or nothing of it when it throws. */
  transaction<Result>(work: () => Result): Result;
  /** The same, while other requests are answered: another program may hold the file. */
  write<Result>(work: () => Result): Promise<Result>;
  close(): void;
}

/** Opens or creates the file (`:memory:` keeps nothing) and brings its schema up to date. */
export function openDatabase(path: string): Database {
  const connection = connect(path);
  try {
    // In one transaction: when two processes start together, the second one finds the work done.
    inTransaction(connection, () => migrate(connection, path));
  } catch (error) {
    connection.close();
    throw error;
  }
  return {
    sql: createSql(connection),
    transaction: (work) => inTransaction(connection, work),
    write: (work) => writeSoon(connection, work),
    close: () => connection.close(),
  };
}

/** One folder at a time: asked for all at once, Node tries for ever under `/proc`. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

function connect(path: string): DatabaseSync {
  let connection: DatabaseSync | undefined;
  try {
    if (path !== ':memory:') makeFolder(dirname(path));
    connection = new DatabaseSync(path, {
      timeout: BUSY_TIMEOUT_MS,
      enableForeignKeyConstraints: true,
    });
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    // A page that is damaged would fail later, in a request.
    const found = pragma(connection, 'quick_check');
    if (found !== 'ok') throw new Error(String(found));
    return connection;
  } catch (error) {
    connection?.close();
    throw new Error(whyClosed(path, error as Error));
  }
}

/** What a person can do about it; a file that may be another program's is never theirs to delete. */
function whyClosed(path: string, error: Error): string {
  const code = codeOf(error);
  if (code === SQLITE.notADatabase) return notOurs(path);
  const reasons = {
    [SQLITE.busy]: 'un autre programme la tient. Fermez-le',
    [SQLITE.readOnly]: 'elle est en lecture seule. Vérifiez ses droits et ceux de son dossier',
    [SQLITE.cannotOpen]: 'l’accès est refusé. Vérifiez ses droits et ceux de son dossier',
  };
  const isDenied = /^(?:EACCES|EPERM|EROFS)$/.test((error as NodeJS.ErrnoException).code ?? '');
  const reason = isDenied ? reasons[SQLITE.cannotOpen] : reasons[code];
  if (reason) return `La base « ${path} » ne s’ouvre pas : ${reason}, ou changez LOCAL_API_DB.`;
  return (
    `La base « ${path} » ne s’ouvre pas : ${error.message}.\n` +
    'Si elle est abîmée, supprimez-la (le catalogue y revient seul) ou choisissez-en une autre par LOCAL_API_DB.'
  );
}

function notOurs(path: string): string {
  return `« ${path} » n’est pas une base de l’API locale. Changez LOCAL_API_DB ; rien n’a été touché.`;
}

function migrate(connection: DatabaseSync, path: string): void {
  const version = Number(pragma(connection, 'user_version'));
  const isOurs = pragma(connection, 'application_id') === APPLICATION_ID;
  const hasTables = connection.prepare('SELECT 1 FROM sqlite_master LIMIT 1').get() !== undefined;
  if (!isOurs && (version > 0 || hasTables)) {
    throw new Error(notOurs(path));
  }
  if (version > VERSION) {
    throw new Error(
      `La base « ${path} » vient d’une version plus récente (schéma ${version}, connu : ` +
        `${VERSION}). Supprimez-la, ou changez LOCAL_API_DB.`,
    );
  }
  if (version === VERSION) return;
  if (version > 0) connection.exec(FROM_COLUMNS);
  connection.exec(TABLES);
  connection.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
  connection.exec(`PRAGMA user_version = ${VERSION}`);
}

function pragma(connection: DatabaseSync, name: string): unknown {
  return connection.prepare(`PRAGMA ${name}`).get()?.[name];
}

/** `IMMEDIATE` takes the write lock at once: no later step can be refused. */
function inTransaction<Result>(connection: DatabaseSync, work: () => Result): Result {
  connection.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    connection.exec('COMMIT');
    return result;
  } catch (error) {
    if (connection.isTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}

/** SQLite's own waiting holds the whole process: here it is a timer's. Throws when the file stays taken. */
async function writeSoon<Result>(connection: DatabaseSync, work: () => Result): Promise<Result> {
  for (let left = BUSY_TIMEOUT_MS; ; left -= BUSY_PAUSE_MS) {
    connection.exec('PRAGMA busy_timeout = 0');
    try {
      return inTransaction(connection, work);
    } catch (error) {
      if (!isBusy(error) || left <= 0) throw error;
    } finally {
      connection.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    }
    await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS));
  }
}

/** Whether another program holds the file. */
export function isBusy(error: unknown): boolean {
  return codeOf(error) === SQLITE.busy;
}

function codeOf(error: unknown): number {
  return Number((error as { errcode?: number }).errcode) & 0xff;
}

/**
 * Queries as tagged templates, so that every value is a bound parameter; `Row` is the shape of a selected row.
 * Each template of the code is prepared once. Node's own `createTagStore` does the same, but its statements
 * outlive `close()` (24.21), and SQLite then leaves the `-wal` file behind.
 */
function createSql(connection: DatabaseSync) {
  const prepared = new Map<TemplateStringsArray, StatementSync>();
  const prepare = (strings: TemplateStringsArray): StatementSync => {
    const statement = prepared.get(strings) ?? connection.prepare(strings.join('?'));
    prepared.set(strings, statement);
    return statement;
  };
  return {
    get: <Row>(...[strings, ...values]: Query) =>
      prepare(strings).get(...values) as Row | undefined,
    all: <Row>(...[strings, ...values]: Query) => prepare(strings).all(...values) as Row[],
    run: (...[strings, ...values]: Query) => void prepare(strings).run(...values),
  };
}
