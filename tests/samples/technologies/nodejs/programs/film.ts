/**
 * Runs a program line by line under Node's own debugger, which a worker drives; the output is JSON: what it printed,
 * and its state before each line, in the shape of `run/films/pause.ts`. Arguments: the file, and its first line that
 * readers see.
 */

import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

const SLOWER = 10;
const [node = '', , file = '', first = '1'] = process.argv;
const path = resolve(file);
const address = pathToFileURL(path).href;
const numbers = new WeakMap<object, number>();
let count = 0;
let output = '';

/** What the debugger asks of the program, under a name that no program reads. */
Object.defineProperty(globalThis, Symbol.for('film'), {
  value: {
    numberOf(object: object) {
      if (!numbers.has(object)) numbers.set(object, count++);
      return numbers.get(object);
    },
    printed: () => output.length,
  },
});

// The debugger waits there, before the first line of the program.
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (url !== address) return loaded;
    return { ...loaded, source: `debugger;${readFileSync(path, 'utf8')}` };
  },
});

process.stdout.write = (text: string | Uint8Array, ...rest: unknown[]) => {
  output += typeof text === 'string' ? text : Buffer.from(text).toString();
  const done = rest.at(-1);
  if (typeof done === 'function') done();
  return true;
};

// A stop takes some milliseconds: longer delays keep the order that they have without stops.
const { setTimeout: startTimeout, setInterval: startInterval } = globalThis;
const slowed = (start: typeof startTimeout | typeof startInterval) =>
  Object.assign(
    (act: () => void, delay = 0, ...rest: unknown[]) => start(act, delay * SLOWER, ...rest),
    // `promisify` finds there what it needs.
    start,
  );
Object.assign(globalThis, {
  setTimeout: slowed(startTimeout),
  setInterval: slowed(startInterval),
});

const lock = new Int32Array(new SharedArrayBuffer(4));
const worker = new Worker(new URL(import.meta.resolve('./film-debugger.ts')), {
  workerData: { path, first: Number(first), lock },
});
await new Promise((ready) => worker.once('message', ready));
worker.unref();
process.on('exit', () => {
  worker.postMessage(output);
  Atomics.wait(lock, 0, 0);
});
// The page tells it, as the run without a debugger did.
process.on('uncaughtException', () => process.exit());
process.argv = [node, path];
await import(address);
