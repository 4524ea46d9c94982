import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { startMariadb } from './mariadb.ts';
import { type Order, Session } from './mysql-session.ts';
import { type Refusal, refusalText } from './refusal.ts';
import { playTranscript } from './transcript.ts';

/** What a page did before, then what it shows: statements, a transcript, or a command of the machine. */
export interface Step extends Order {
  readonly kind: 'command' | 'statements' | 'transcript';
}

/**
 * Plays the steps of a page on a new server, and shows the last one. With a second argument, shows each of
 * them, and this mark after it, as long as none is refused.
 */
const steps: Step[] = JSON.parse(readFileSync(0, 'utf8'));
const [scratch = '', mark] = process.argv.slice(2);
const BASH = '/usr/bin/bash';
/** The status of a shell after the limit on processor time, which most often is what killed the server. */
const EXHAUSTED = 128 + 24;
/** Programs find the server on the network; statements alone reach nothing but the reader's folder. */
const OPTIONS = steps.every(({ kind }) => kind === 'statements')
  ? ['--skip-networking', `--secure-file-priv=${process.cwd()}`]
  : ['--bind-address=127.0.0.1', '--port=3306'];

const { server, socket } = await startMariadb(scratch, OPTIONS);
const session = new Session(socket, steps);

async function play(step: Step, isShown: boolean): Promise<void> {
  if (step.kind === 'command') return command(step.text, isShown);
  for await (const text of said(step)) if (isShown) process.stdout.write(text);
}

async function* said(step: Step): AsyncGenerator<string> {
  if (step.kind === 'transcript') return yield* playTranscript(step.text, session);
  let before = '';
  for await (const table of session.play(step)) {
    yield `${before}${table}\n`;
    before = '\n';
  }
}

function command(script: string, isShown: boolean): void {
  const screen = isShown ? 'inherit' : 'ignore';
  const { status } = spawnSync(BASH, ['-c', script], {
    stdio: ['ignore', screen, screen],
    // The clients find the server without an address, as on the machine of the reader.
    env: { ...process.env, MYSQL_UNIX_PORT: socket },
  });
  if (isShown) process.exitCode = status ?? 1;
}

async function playAll(): Promise<void> {
  for (const step of steps) {
    const isLast = step === steps.at(-1);
    // What an earlier sample is refused is reported at its own line.
    if (isLast || mark) await play(step, true);
    else await play(step, false).catch(() => undefined);
    if (mark) process.stdout.write(mark);
  }
}

try {
  await playAll();
} catch (error) {
  const refusal = error as Refusal;
  const isStatement = steps.at(-1)?.kind === 'statements';
  console.error(isStatement ? refusalText(refusal) : String(error));
  process.exitCode = refusal.fatal && !refusal.sqlState ? EXHAUSTED : 1;
} finally {
  session.close();
  server.kill('SIGKILL');
}
