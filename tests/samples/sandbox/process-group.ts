import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import type { Duplex } from 'node:stream';
import type { Limit } from '../run/technology.ts';
import { type AnswerQuestion, answerQuestions, CHANNEL } from './channel.ts';

const OUTPUT_LIMIT_BYTES = 256 * 1_024;
/** The statuses of a shell after the limit on processor time (SIGXCPU, then SIGKILL). */
const CPU_STATUSES = [128 + 24, 128 + 9];

/** How a program ended, and what it printed. */
export interface Ended {
  status: number;
  stdout: string;
  stderr: string;
  limit?: Limit;
}

/** What a program is started with. */
interface Given {
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
  readonly input: string;
  readonly limitMs: number;
  /** Answers its questions on the channel; absent: there is no channel. */
  readonly answer?: AnswerQuestion | undefined;
}

/** Starts a program in a new process group, so that the processes it started end with it. */
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
    // Processes that it left would keep its output open.
    child.on('exit', () => child.pid && killGroup(child.pid));
    child.on('close', (code, signal) => end(code ?? (signal === 'SIGXCPU' ? 152 : 137)));
    // A program may end before it has read its input.
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
    // It has already ended.
  }
}
