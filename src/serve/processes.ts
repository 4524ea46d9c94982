import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { DEFAULT_API_PORT, DEFAULT_SITE_PORT } from '../rules/site/defaults.ts';

export const SITE_PORT = Number(process.env.PORT) || DEFAULT_SITE_PORT;
export const API_PORT = Number(process.env.API_PORT) || DEFAULT_API_PORT;
const MAX_PORT = 65_535;

const QUIET_ASTRO = {
  ASTRO_TELEMETRY_DISABLED: '1',
  ASTRO_DEV_BACKGROUND: '0',
  ASTRO_PREVIEW_BACKGROUND: '0',
};

/** Starts the local API, a process of its own as in production; with `--follow` it reads again what changes. */
export function startLocalApi(...args: string[]): ChildProcess {
  return run(['src/local-api/main.ts', ...args]);
}

/** Starts an Astro command: `build`, `dev`. */
export function startAstro(...args: string[]): ChildProcess {
  return run(['node_modules/astro/bin/astro.mjs', ...args]);
}

/** Ends with a sentence and exit code 1 when a port cannot be used, before any work is done (W4). */
export async function requireFreePorts(): Promise<void> {
  const ports = [SITE_PORT, API_PORT];
  if (SITE_PORT === API_PORT || ports.some((port) => port > MAX_PORT)) {
    console.error(`PORT et API_PORT sont deux nombres différents, de 1 à ${MAX_PORT}.`);
    process.exit(1);
  }
  for (const [setting, port] of Object.entries({ PORT: SITE_PORT, API_PORT })) {
    if (await isFree(port)) continue;
    console.error(
      `Le port ${port} est déjà pris par un autre programme.\n` +
        `Fermez ce programme, ou choisissez un autre port : ${setting}=${port + 10} npm start`,
    );
    process.exit(1);
  }
}

/**
 * Ctrl+C, or the end of one process, ends them all; the first end gives the exit code. By hand: a
 * library such as `concurrently` would be larger than this and prefix what Astro prints.
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
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(0));
  for (const child of children) child.once('exit', (code) => stop(code ?? 1));
}

function run(args: readonly string[]): ChildProcess {
  const env = { ...process.env, ...QUIET_ASTRO };
  return spawn(process.execPath, args, { stdio: 'inherit', env });
}

/** By hand, in ten lines: a library for free ports picks another one, and here the port is the owner's choice. */
async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, 'localhost');
  const free = await Promise.race([
    once(probe, 'listening').then(() => true),
    once(probe, 'error').then(() => false),
  ]).catch(() => false);
  probe.close();
  return free;
}
