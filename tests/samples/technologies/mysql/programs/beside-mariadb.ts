import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { startMariadb } from './mariadb.ts';
import { Session } from './mysql-session.ts';
import { playTranscript } from './transcript.ts';

/** What a page did before, then what it shows: statements, a transcript, or a command of the machine. */
interface Step {
  readonly text: string;
  readonly user?: string;
  readonly kind: 'command' | 'statements' | 'transcript';
}

/** Runs one sample beside a server on which the earlier ones are replayed. Only the last one is shown. */
const steps: Step[] = JSON.parse(readFileSync(0, 'utf8'));
const [scratch = ''] = process.argv.slice(2);
const BASH = '/usr/bin/bash';

const { server, socket } = await startMariadb(scratch, ['--bind-address=127.0.0.1', '--port=3306']);
const session = new Session(socket, steps);

async function play(step: Step, isShown: boolean): Promise<void> {
  if (step.kind === 'command') return command(step.text, isShown);
  const said = step.kind === 'transcript' ? playTranscript(step.text, session) : session.play(step);
  for await (const text of said) if (isShown) process.stdout.write(text);
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

try {
  for (const step of steps.slice(0, -1)) await play(step, false).catch(() => undefined);
  const last = steps.at(-1);
  if (last) await play(last, true);
} catch (error) {
  console.error(String(error));
  process.exitCode = 1;
} finally {
  session.close();
  server.kill('SIGKILL');
}
