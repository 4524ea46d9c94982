import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Run {
  child: ChildProcess;
  /** Both outputs so far. */
  output: { stdout: string; stderr: string };
  ended: Promise<number | null>;
}

const children = new Set<ChildProcess>();

/** Ends what a failed test has left running. */
export function endAll(): void {
  for (const child of children) child.kill('SIGKILL');
}

/** One of the room's commands as its own process; `PORT` and the database are never the real ones. */
export function run(
  script: string,
  settings: Record<string, string> = {},
  args: string[] = [],
): Run {
  const child = spawn(process.execPath, [`src/tools/local-api/${script}`, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', API_PORT: '0', LOCAL_API_DB: ':memory:', ...settings },
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    output.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.stderr += chunk;
  });
  return { child, output, ended: once(child, 'close').then(([code]) => code) };
}

/** `main.ts` once it listens: its address, and how to end it. */
export async function startMain(settings: Record<string, string> = {}, args: string[] = []) {
  const { child, output, ended } = run('main.ts', settings, args);
  while (!output.stdout.includes('\n')) {
    const isOver = await Promise.race([once(child.stdout ?? child, 'data'), ended]);
    if (typeof isOver === 'number') throw new Error(output.stderr);
  }
  const url = /http:\/\/\S+/.exec(output.stdout)?.[0] ?? '';
  return {
    url,
    output,
    port: Number(new URL(url).port),
    stop: (signal: NodeJS.Signals = 'SIGINT') => {
      child.kill(signal);
      return ended;
    },
  };
}
