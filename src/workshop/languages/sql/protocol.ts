import { type FrameNews, readNews, type Verdict } from '../../frame/messages.ts';

/** A job for SQLite. `before`: scripts that are played first, without showing anything. */
export type SqlJob =
  | { kind: 'run'; before: readonly string[]; code: string }
  | { kind: 'check'; before: readonly string[]; code: string; tests: string };

/** The rows that a statement gives. A cell is a text, or `null` where SQLite has NULL. */
export interface SqlResult {
  columns: readonly string[];
  /** Whether each column holds numbers alone, which are aligned to the right. */
  numbers: readonly boolean[];
  /** The first of them: what is left out is counted by `total`. */
  rows: readonly (readonly (string | null)[])[];
  total: number;
}

/** A table or a view of the base, as « Voir les tables » shows it. */
export interface SqlTable {
  name: string;
  isView: boolean;
  columns: readonly SqlColumn[];
  /** How many rows it has. */
  count: number;
}

export interface SqlColumn {
  name: string;
  /** `TEXT`; empty when there is none. */
  type: string;
  isKey: boolean;
  /** The column that a foreign key names, `auteurs.id`; empty elsewhere. */
  leadsTo: string;
}

/** What a test has compared, where both are rows: the reader is shown them as tables. */
export interface SqlCompared {
  got: SqlResult;
  wanted: SqlResult;
}

export type SqlVerdict = Verdict & { compared?: SqlCompared };

/** The frame tells these. The `text` of an error is in French; its `message` is that of SQLite, or empty. */
export type SqlNews =
  | Exclude<FrameNews, { kind: 'error' | 'verdict' }>
  | ({ kind: 'verdict' } & SqlVerdict)
  | ({ kind: 'result' } & SqlResult)
  | { kind: 'tables'; tables: readonly SqlTable[] }
  | { kind: 'error'; text: string; message: string; line?: number };

type Unknown = Record<string, unknown>;

/** A message of the frame, checked; undefined for anything else, since the frame runs what is typed. */
export function readSqlNews(news: unknown): SqlNews | undefined {
  const { kind, message, ...more } = Object(news) as Unknown;
  if (kind === 'result') return isResult(more) ? { kind, ...resultOf(more) } : undefined;
  if (kind === 'tables')
    return areAll(more.tables, isTable)
      ? { kind, tables: (more.tables as SqlTable[]).map(tableOf) }
      : undefined;
  const known = readNews(news);
  if (known?.kind === 'verdict') {
    const { got, wanted } = Object(more.compared) as Unknown;
    const isKnown = isResult(got) && isResult(wanted);
    return {
      ...known,
      ...(isKnown && { compared: { got: resultOf(got), wanted: resultOf(wanted) } }),
    };
  }
  if (known?.kind !== 'error') return known;
  return isText(message) ? { ...known, message } : undefined;
}

function resultOf({ columns, numbers, rows, total }: SqlResult): SqlResult {
  return { columns, numbers, rows, total };
}

function tableOf({ name, isView, columns, count }: SqlTable): SqlTable {
  return { name, isView, columns, count };
}

function isResult(value: unknown): value is SqlResult {
  const { columns, numbers, rows, total } = Object(value) as Unknown;
  return (
    areAll(columns, isText) &&
    areAll(numbers, isBoolean) &&
    areAll(rows, (row) => areAll(row, (cell) => cell === null || isText(cell))) &&
    isCount(total)
  );
}

function isTable(value: unknown): boolean {
  const { name, isView, columns, count } = Object(value) as Unknown;
  return isText(name) && isBoolean(isView) && areAll(columns, isColumn) && isCount(count);
}

function isColumn(value: unknown): boolean {
  const { name, type, isKey, leadsTo } = Object(value) as Unknown;
  return isText(name) && isText(type) && isBoolean(isKey) && isText(leadsTo);
}

function areAll(list: unknown, test: (item: unknown) => boolean): boolean {
  return Array.isArray(list) && list.every(test);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}
