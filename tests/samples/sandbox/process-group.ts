import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import type { Duplex } from 'node:stream';
import type { Limit } from '../run/technology.ts';
import { type AnswerQuestion, answerQuestions, CHANNEL } from './channel.ts';

export const TIME_LIMIT_MS = 10_000;
const OUTPUT_LIMIT_BYTES = 256 * 1_024;
/** Killed by the processor limit (SIGXCPU then SIGKILL), as a shell counts signals. */
const CPU_STATUSES = [128 + 24, 128 + 9];

/** How a program ended, and what it said. */
export interface Ended {
  status: number;
  stdout: string;
  stderr: string;
  limit?: Limit;
}

/** What a program is given. */
interface Given {
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
  readonly input: string;
  readonly limitMs: number;
  /** Answers its questions on the channel; absent: there is no channel. */
  readonly answer?: AnswerQuestion | undefined;
}

/** Spawns at the head of a group of its own, so that what it started dies with it. */
export function spawnGroup(
  [program = '', ...args]: readonly string[],
  { env, cwd, input, limitMs, answer }: Given,
): Promise<Ended> {
  return new Promise((resolve) => {
    const pipes = ['pipe', 'pipe', 'pipe', ...(answer ? (['pipe'] as const) : [])] as const;
    const options = { detached: true, env, cwd, stdio: [...pipes] };
    const child = spawn(program, args, options) as ChildProcessWithoutNullStreams;
    const output = { stdout: [] as Buffer[], stderr: [] as Buffer[] };
    let limit: Limit | undefined;
    let bytes = 0;
    const stop = (reason: Limit) => {
      limit ??= reason;
      if (child.pid) killGroup(child.pid);
    };
    const timer = setTimeout(() => stop('time'), limitMs);
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream].on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > OUTPUT_LIMIT_BYTES) stop('output');
        else output[stream].push(chunk);
      });
    }
    const end = (status: number, trouble = '') => {
      clearTimeout(timer);
      if (CPU_STATUSES.includes(status)) limit ??= 'time';
      const [stdout, stderr] = [output.stdout, output.stderr].map((all) => textOf(all));
      resolve({
        status,
        stdout: stdout ?? '',
        stderr: (stderr ?? '') + trouble,
        ...(limit && { limit }),
      });
    };
    child.on('error', (error) => end(127, error.message));
    // What it leaves behind would hold its output open.
    child.on('exit', () => child.pid && killGroup(child.pid));
    child.on('close', (code, signal) => end(code ?? (signal === 'SIGXCPU' ? 152 : 137)));
    // A program that ends without reading breaks the pipe: its own affair.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    if (answer) answerQuestions(child.stdio[CHANNEL] as Duplex, answer);
  });
}

function textOf(chunks: readonly Buffer[]): string {
  return Buffer.concat(chunks).toString('utf8');
}

function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // Already gone.
  }
}
