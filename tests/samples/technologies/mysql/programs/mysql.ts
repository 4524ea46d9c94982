import { readFileSync } from 'node:fs';
import { startMariadb } from './mariadb.ts';
import { type Order, Session } from './mysql-session.ts';

/** One sample of a session in MySQL: the earlier ones are replayed, only the last one is shown. */
const orders: Order[] = JSON.parse(readFileSync(0, 'utf8'));
const [scratch = ''] = process.argv.slice(2);
/** As a shell tells that the processor's limit was reached: most often what has killed the server. */
const EXHAUSTED = 128 + 24;

/** `ERROR 1062 (23000): Duplicate entry…`, as in the client of MySQL. */
interface Refusal {
  readonly message: string;
  readonly errno?: number;
  readonly sqlState?: string;
  /** The server is gone. */
  readonly fatal?: boolean;
}

const { server, socket } = await startMariadb(scratch, [
  '--skip-networking',
  `--secure-file-priv=${process.cwd()}`,
]);
const session = new Session(socket, orders);

/** A fault of an earlier sample is told at its own line, not again at each of those that follow. */
async function replay(order: Order): Promise<void> {
  try {
    for await (const _ of session.play(order));
  } catch {
    // Already told.
  }
}

async function play(): Promise<void> {
  for (const order of orders.slice(0, -1)) await replay(order);
  let isFirst = true;
  for await (const table of session.play(orders.at(-1) ?? { text: '' })) {
    process.stdout.write(isFirst ? `${table}\n` : `\n${table}\n`);
    isFirst = false;
  }
}

function fail({ message, errno, sqlState, fatal }: Refusal): void {
  console.error(sqlState ? `ERROR ${errno} (${sqlState}): ${message}` : message);
  process.exitCode = fatal && !sqlState ? EXHAUSTED : 1;
}

try {
  await play();
} catch (error) {
  fail(error as Refusal);
} finally {
  session.close();
  server.kill('SIGKILL');
}
