import program from 'sql.js/dist/sql-wasm-browser.js?raw';
import wasmAddress from 'sql.js/dist/sql-wasm-browser.wasm?url';
import { SQL_PATH } from '../../frame-paths.ts';
import { type Connection, connect } from '../../page/connection.ts';
import { readSqlNews, type SqlJob, type SqlNews } from './protocol.ts';

const NOT_THERE = 'SQLite ne s’est pas téléchargé : vérifie ta connexion, puis recommence.';

/**
 * Gives SQLite to an empty frame, at the first order. `told` hears the news of each order, the last one
 * `end` (U19).
 */
export function startSql(
  frame: HTMLIFrameElement,
  told: (news: SqlNews) => void,
  address = SQL_PATH,
): Connection<SqlJob> {
  return connect<SqlJob, SqlNews>({
    frame,
    path: SQL_PATH,
    address,
    program,
    wasmAddress,
    read: readSqlNews,
    lost: { kind: 'error', text: NOT_THERE, message: '' },
    told,
  });
}
