import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { keyOf } from '../../../../src/cache/cache.ts';
import { openCacheFolder } from '../../../../src/cache/cache-folder.ts';
import { requireToolchains } from '../../run/toolchains/setup.ts';
import { COLLATION, STORAGE } from './programs/mariadb.ts';

/** The server only: a program of the sandbox is its client. */
export const MARIADBD = '/usr/sbin/mariadbd';
const SCRIPTS = '/usr/share/mysql';
/** Creates the database that a page finds open, and removes the users that name this machine. */
const OURS = `
CREATE DATABASE essai CHARACTER SET utf8mb4 COLLATE ${COLLATION};
DELETE FROM global_priv WHERE Host <> 'localhost';
`;

let seeded: string | undefined;

/** Returns the folder of the data of a new server. Each sample starts from a copy of it. */
export function seedMysql(): string {
  seeded ??= seed();
  return seeded;
}

function seed(): string {
  // A sample of Node.js may use MySQL, and its technology does not require MariaDB.
  if (requireToolchains(['mariadb']).length > 0) throw new Error('il manque MariaDB');
  const parts = ['mysql_system_tables', 'mysql_performance_tables', 'mysql_system_tables_data'];
  const scripts = parts.map((name) => readFileSync(join(SCRIPTS, `${name}.sql`), 'utf8'));
  const input = ['CREATE DATABASE mysql;', 'USE mysql;', ...scripts, OURS].join('\n');
  const cache = openCacheFolder('mysql');
  const folder = join(cache, keyOf(input, STORAGE));
  if (existsSync(folder)) return folder;
  const draft = mkdtempSync(join(cache, 'draft-'));
  const options = ['--no-defaults', `--datadir=${draft}`, ...STORAGE, '--user=root', '--bootstrap'];
  execFileSync(MARIADBD, options, { input, stdio: ['pipe', 'ignore', 'pipe'] });
  // Only the server may read what it writes, but another user runs the samples.
  execFileSync('/usr/bin/chmod', ['-R', 'a+rX', draft]);
  try {
    renameSync(draft, folder);
  } catch {
    // Another run made it at the same time.
    rmSync(draft, { recursive: true });
  }
  return folder;
}
