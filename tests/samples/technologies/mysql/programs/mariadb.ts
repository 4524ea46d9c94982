import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';

const MARIADBD = '/usr/sbin/mariadbd';

/**
 * The smallest files. The data must be created and used with the same options. The second file is the one
 * that grows: a new server fills the first, and the sandbox stops what writes more than 10 MB in a file.
 */
export const STORAGE = [
  '--innodb-data-file-path=ibdata1:9M;ibdata2:1M:autoextend',
  '--innodb-autoextend-increment=1',
  '--innodb-log-file-size=4M',
  '--innodb-temp-data-file-path=ibtmp1:1M:autoextend',
  '--innodb-doublewrite=0',
  '--innodb-buffer-pool-size=8M',
  '--innodb-buffer-pool-size-max=8M',
  '--aria-log-file-size=8M',
  '--aria-pagecache-buffer-size=1M',
  '--key-buffer-size=1M',
];

/** The nearest to utf8mb4_0900_ai_ci of MySQL: « THE » equals « thé », and spaces at the end count. */
export const COLLATION = 'utf8mb4_uca1400_nopad_ai_ci';

/** The defaults of MySQL 8.4 and 9 that MariaDB does not have. */
const AS_MYSQL = [
  '--character-set-server=utf8mb4',
  `--collation-server=${COLLATION}`,
  '--sql-mode=ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION',
];
/** Otherwise a plan tells the lines that were counted while they were being added, and differs from run to run. */
const STILL = ['--innodb-stats-auto-recalc=0'];
/** The time zone of Dakar. */
const PLACE = ['--default-time-zone=+00:00', '--local-infile=1', '--innodb-use-native-aio=0'];

/** Starts a server on a copy of the data that the runner has prepared. Returns once it accepts connections. */
export async function startMariadb(scratch: string, more: readonly string[]) {
  const data = join(scratch, 'donnees');
  const socket = join(scratch, 'mysql.sock');
  cpSync(join(process.cwd(), '../mysql'), data, { recursive: true });
  const files = [`--datadir=${data}`, `--tmpdir=${scratch}`, `--socket=${socket}`];
  const options = ['--no-defaults', ...files, ...STORAGE, ...AS_MYSQL, ...STILL, ...PLACE, ...more];
  const server = spawn(MARIADBD, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  for await (const chunk of server.stderr.iterator({ destroyOnReturn: false })) {
    log += chunk;
    if (log.includes('ready for connections')) break;
  }
  server.stderr.resume();
  if (server.exitCode !== null) throw new Error(log);
  return { server, socket };
}
