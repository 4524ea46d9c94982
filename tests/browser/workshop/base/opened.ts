import initSqlJs from 'sql.js';
import wasmAddress from 'sql.js/dist/sql-wasm-browser.wasm?url';
import type { Base } from '../../../../src/browser/workshop/base/play.ts';

/** A base of SQLite that holds what this code makes. */
export async function openBase(code: string): Promise<Base> {
  const { Database } = await initSqlJs({ locateFile: () => wasmAddress });
  const base: Base = new Database();
  base.exec(code);
  return base;
}
