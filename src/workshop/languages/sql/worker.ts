import { Refusal } from '../../frame/assert.ts';
import { runTests } from '../../frame/runner.ts';
import { type Base, offer, play, tablesOf } from './base.ts';
import { countedRows, shownResult } from './cells.ts';
import { sqlFault } from './faults.ts';
import type { SqlCompared, SqlJob, SqlNews } from './protocol.ts';

/** The file of sql.js stands before this program in the worker. */
declare function initSqlJs(options: object): Promise<{ Database: new () => Base }>;
/** Runs the file of the tests, when there is one. */
declare function readTests(): void;

/** In pages of 64 KiB: 64 MiB in all, far above what a lesson needs and far under what a phone has. */
const MAX_PAGES = 1_024;
/** The page around is sent no more than this, which would freeze it. */
const MAX_RESULTS = 20;
const MAX_ROWS = 100;

function tell(news: SqlNews): void {
  postMessage(news);
}

/** SQLite, in a module that the frame has compiled once. */
async function openSqlite(module: WebAssembly.Module): Promise<() => Base> {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength / 65_536 + pages > MAX_PAGES) throw new RangeError();
    return grow.call(this, pages);
  };
  const { Database } = await initSqlJs({
    useOldExtensionFunctions: false,
    instantiateWasm(imports: WebAssembly.Imports, ready: (instance: WebAssembly.Instance) => void) {
      void WebAssembly.instantiate(module, imports).then(ready);
      return {};
    },
  });
  return () => {
    const base = new Database();
    base.exec('PRAGMA foreign_keys = ON');
    return base;
  };
}

/** The base as it is before the reader's code; what its scripts get wrong is told elsewhere. */
function prepared(open: () => Base, before: readonly string[]): Base {
  const base = open();
  for (const script of before) {
    try {
      base.exec(script);
    } catch {
      // A sample that fails stops there, as it does in the page.
    }
  }
  return base;
}

function run(base: Base, code: string): void {
  let count = 0;
  play(base, code, (given, statement) => {
    const done = countedRows(statement, base.getRowsModified());
    const hasColumns = given.names.length > 0;
    if (!hasColumns && !done) return;
    count += 1;
    if (count > MAX_RESULTS) return;
    if (hasColumns) tell(Object.assign({ kind: 'result' as const }, shownResult(given, MAX_ROWS)));
    else if (done) tell({ kind: 'log', text: done });
  });
  if (count > MAX_RESULTS)
    tell({ kind: 'log', text: `La suite n’est pas montrée : ${MAX_RESULTS} résultats au plus.` });
}

/** Runs code, and tells what SQLite finds wrong in it. */
function tried(base: Base, code: string, shown: (base: Base, code: string) => void): void {
  try {
    shown(base, code);
  } catch (error) {
    const { message, start } = error as Error & { start: number };
    if (error instanceof Refusal) {
      tell({ kind: 'error', text: message, message: '' });
      return;
    }
    const answer = (part: string) => answerTo(base, part);
    tell(Object.assign({ kind: 'error' as const }, sqlFault(message, { code, start }, answer)));
  }
}

/** The fault that SQLite finds in code when it only reads it. */
function answerTo(base: Base, code: string): string | undefined {
  try {
    base.prepare(code).free();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

async function obey(module: WebAssembly.Module, order: SqlJob): Promise<void> {
  const open = await openSqlite(module);
  let base = prepared(open, order.before);
  tried(base, order.code, order.kind === 'run' ? run : (one, code) => play(one, code, () => {}));
  if (order.kind === 'run') tell({ kind: 'tables', tables: tablesOf(base) });
  else {
    let compared: SqlCompared | undefined;
    // Values are written as in a page, where there are elements.
    Object.assign(
      globalThis,
      { Element: class {} },
      offer(
        () => base,
        order.code,
        (both) => {
          compared = both;
        },
      ),
    );
    readTests();
    await runTests(
      async () => {
        base.close();
        base = prepared(open, order.before);
        compared = undefined;
      },
      () => [],
      // The rows that were compared last are those on which a test fails.
      (news) => tell(Object.assign(news, { compared }) as SqlNews),
    );
    return;
  }
  tell({ kind: 'end' });
}

addEventListener(
  'message',
  ({ data }: MessageEvent<{ module: WebAssembly.Module; order: SqlJob }>) =>
    obey(data.module, data.order),
);
