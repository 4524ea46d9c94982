import { relative } from 'node:path';
import type { HookParameters } from 'astro';
import { type Fault, faultLine } from '../../markdown/lesson-fault.ts';

/** An editor writes a file in several strokes, and the page is reloaded first. */
const QUIET_MS = 300;

/**
 * Asks `checks` for the faults of each file of the content that is saved. They go to `tell`, and over the
 * open page.
 */
export function watchContent(
  server: HookParameters<'astro:server:setup'>['server'],
  checks: (files: readonly string[]) => Promise<Fault[]>,
  tell: (faults: readonly Fault[]) => void,
): void {
  /** The file whose faults lie over the page. */
  let shown: string | undefined;
  /** For the page that reloads itself because its text changed. */
  let waiting: ErrorPayload | undefined;
  let running = Promise.resolve();

  const check = async (file: string) => {
    const faults = await checks([file]);
    tell(faults);
    if (faults.length > 0) {
      shown = file;
      waiting = overlay(faults);
      server.ws.send(waiting);
    } else if (shown === file) {
      shown = undefined;
      waiting = undefined;
      // Nothing to update: the page takes the faults away.
      server.ws.send({ type: 'update', updates: [] });
    }
  };
  const timers = new Map<string, NodeJS.Timeout>();
  const run = (file: string) => {
    running = running.then(() => check(file)).catch((error: unknown) => console.error(error));
  };
  const saved = (path: string) => {
    const file = relative(process.cwd(), path).replaceAll('\\', '/');
    if (!file.startsWith('content/')) return;
    clearTimeout(timers.get(file));
    timers.set(file, setTimeout(run, QUIET_MS, file));
  };
  server.watcher.on('change', saved);
  server.watcher.on('add', saved);
  server.ws.on('connection', () => {
    if (waiting) server.ws.send(waiting);
    waiting = undefined;
  });
}

type ErrorPayload = Readonly<{ type: 'error'; err: { message: string; stack: string } }>;

function overlay(faults: readonly Fault[]): ErrorPayload {
  return { type: 'error', err: { message: faults.map(faultLine).join('\n'), stack: '' } };
}
