import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startMariadb } from './mariadb.ts';

/** Starts a server of MySQL, runs a program, then stops the server. */
const [scratch = '', program = '', ...args] = process.argv.slice(2);

const { server } = await startMariadb(scratch, ['--bind-address=127.0.0.1', '--port=3306']);
const [status] = await once(spawn(program, args, { stdio: 'inherit' }), 'exit');
server.kill('SIGKILL');
// The status of a shell after a program that was killed.
process.exitCode = status ?? 128 + 9;
