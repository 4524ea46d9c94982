import { type ChildProcess, spawn } from 'node:child_process';
import { loadEnvironment } from '../../build/environment.ts';
import { type Ports, readPorts } from '../../rules/site/ports.ts';
import { listenLocally } from './listen.ts';
import { endWithParent } from './parent.ts';

const QUIET_ASTRO = {
  ASTRO_TELEMETRY_DISABLED: '1',
  ASTRO_DEV_BACKGROUND: '0',
  ASTRO_PREVIEW_BACKGROUND: '0',
};

/** What each process that we start loads first. */
const CHILD = new URL('./child.ts', import.meta.url).href;

/** Starts the local API, a process of its own as in production; with `--follow` it reads again what changes. */
export function startLocalApi(...args: string[]): ChildProcess {
  return run(['src/tools/local-api/main.ts', ...args]);
}

/** Starts an Astro command: `build`, `dev`. */
export function startAstro(...args: string[]): ChildProcess {
  return run(['node_modules/astro/bin/astro.mjs', ...args]);
}

/**
 * Where the servers are to listen. Ends with a sentence and exit code 1 when a port cannot be used, before
 * any work is done (W4).
 */
export async function requireFreePorts(): Promise<Ports> {
  const { ports, faults } = readPorts(loadEnvironment());
  if (faults.length > 0) end(faults.join('\n'));
  for (const [setting, port] of [['PORT', ports.site] as const, ['API_PORT', ports.api] as const]) {
    const probe = await listenLocally(() => {}, { port, setting }).catch(({ message }) =>
      end(message),
    );
    await probe.close();
  }
  return ports;
}

function end(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/**
 * Ctrl+C, the end of one process or that of npm ends them all; the first end gives the exit code. By hand:
 * a library such as `concurrently` would be larger than this and prefix what Astro prints.
 */
export function endTogether(children: readonly ChildProcess[], close = () => {}): void {
  let isEnding = false;
  const stop = (code: number) => {
    if (isEnding) return;
    isEnding = true;
    close();
    for (const child of children) child.kill('SIGTERM');
    process.exitCode = code;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => stop(0));
  // Without npm, it may well have been started to stay.
  if (process.env.npm_lifecycle_event) endWithParent();
  for (const child of children) child.once('exit', (code) => stop(code ?? 1));
}

function run(args: readonly string[]): ChildProcess {
  const env = { ...process.env, ...QUIET_ASTRO };
  return spawn(process.execPath, ['--import', CHILD, ...args], { stdio: 'inherit', env });
}
