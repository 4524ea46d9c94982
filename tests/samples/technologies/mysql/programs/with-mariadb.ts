import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startMariadb } from './mariadb.ts';

/** Runs a program beside a server of MySQL, then stops that server. */
const [scratch = '', program = '', ...args] = process.argv.slice(2);

const { server } = await startMariadb(scratch, ['--bind-address=127.0.0.1', '--port=3306']);
const [status] = await once(spawn(program, args, { stdio: 'inherit' }), 'exit');
server.kill('SIGKILL');
// As a shell tells of a program that was killed.
process.exitCode = status ?? 128 + 9;
