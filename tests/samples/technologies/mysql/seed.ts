import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { keyOf } from '../../run/cache/cache.ts';
import { openCacheFolder } from '../../run/cache/cache-folder.ts';
import { requireToolchains } from '../../run/toolchains/setup.ts';
import { COLLATION, STORAGE } from './programs/mariadb.ts';

/** The server alone: a guest program speaks to it, and nothing else of MariaDB is wanted. */
export const MARIADBD = '/usr/sbin/mariadbd';
const SCRIPTS = '/usr/share/mysql';
/** The database that a page finds open, and no user that would name this machine. */
const OURS = `
CREATE DATABASE essai CHARACTER SET utf8mb4 COLLATE ${COLLATION};
DELETE FROM global_priv WHERE Host <> 'localhost';
`;

let seeded: string | undefined;

/** The data of a server that has just been installed: each sample starts from a copy of it. */
export function seedMysql(): string {
  seeded ??= seed();
  return seeded;
}

function seed(): string {
  // A sample of Node.js that speaks to MySQL does not say so by its language.
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
  // It writes for itself alone; another user will read.
  execFileSync('/usr/bin/chmod', ['-R', 'a+rX', draft]);
  try {
    renameSync(draft, folder);
  } catch {
    // Another runner was first.
    rmSync(draft, { recursive: true });
  }
  return folder;
}
