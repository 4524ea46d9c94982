import { readFileSync } from 'node:fs';
import { startMariadb } from './mariadb.ts';
import { type Order, Session } from './mysql-session.ts';
import { type Refusal, refusalText } from './refusal.ts';

/**
 * Runs one sample of a session in MySQL: replays the earlier ones, shows only the last one. With a second
 * argument, shows each of them, and this mark after it, as long as none is refused.
 */
const orders: Order[] = JSON.parse(readFileSync(0, 'utf8'));
const [scratch = '', mark] = process.argv.slice(2);
/** The status of a shell after the limit on processor time, which most often is what killed the server. */
const EXHAUSTED = 128 + 24;

const { server, socket } = await startMariadb(scratch, [
  '--skip-networking',
  `--secure-file-priv=${process.cwd()}`,
]);
const session = new Session(socket, orders);

/** Runs an earlier sample. Its errors are ignored here, because they are reported at its own line. */
async function replay(order: Order): Promise<void> {
  try {
    for await (const _ of session.play(order));
  } catch {
    // Reported at its own line.
  }
}

async function play(): Promise<void> {
  for (const order of orders.slice(0, -1)) await (mark ? show(order) : replay(order));
  await show(orders.at(-1) ?? { text: '' });
}

async function show(order: Order): Promise<void> {
  let isFirst = true;
  for await (const table of session.play(order)) {
    process.stdout.write(isFirst ? `${table}\n` : `\n${table}\n`);
    isFirst = false;
  }
  if (mark) process.stdout.write(mark);
}

function fail(refusal: Refusal): void {
  console.error(refusalText(refusal));
  process.exitCode = refusal.fatal && !refusal.sqlState ? EXHAUSTED : 1;
}

try {
  await play();
} catch (error) {
  fail(error as Refusal);
} finally {
  session.close();
  server.kill('SIGKILL');
}
