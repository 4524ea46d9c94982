import { readSync, writeSync } from 'node:fs';

/** One word of `page.getByRole('button').click()`. */
interface Call {
  readonly name: string;
  readonly args?: readonly unknown[];
}

const WIRE = 3;

/** The page that the runner shows out there. */
export const page = remote([{ name: 'page' }]);

/** A page at a distance: nothing is sent before its last call is awaited. */
function remote(calls: readonly Call[]): unknown {
  const last = calls.at(-1);
  return new Proxy(() => {}, {
    get(_, name) {
      if (typeof name === 'symbol') return undefined;
      if (name === 'then') return last?.args ? promised(calls) : undefined;
      return remote([...calls, { name }]);
    },
    apply: (_, __, args) =>
      remote([...calls.slice(0, -1), { name: last?.name ?? '', args: args.map(sendable) }]),
  });
}

function promised(calls: readonly Call[]) {
  return (resolve: (value: unknown) => void, reject: (reason: unknown) => void) => {
    try {
      resolve(ask(calls));
    } catch (error) {
      reject(error);
    }
  };
}

/** JSON has neither functions, which run in the page, nor regular expressions. */
function sendable(value: unknown): unknown {
  if (typeof value === 'function') return { code: String(value) };
  if (value instanceof RegExp) return { regExp: value.source, flags: value.flags };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, sendable(one)]));
}

/** Waits for the answer without letting anything else run: the tests come one after the other. */
export function ask(calls: readonly Call[]): unknown {
  writeSync(WIRE, `${JSON.stringify(calls)}\n`);
  const { error, value } = JSON.parse(readLine());
  if (error !== undefined) throw new Error(error);
  return value;
}

function readLine(): string {
  const chunks: Buffer[] = [];
  const chunk = Buffer.alloc(65_536);
  for (;;) {
    const length = readSync(WIRE, chunk);
    if (length === 0) throw new Error('le navigateur ne répond plus');
    chunks.push(Buffer.from(chunk.subarray(0, length)));
    if (chunk[length - 1] === 0x0a) return Buffer.concat(chunks).toString('utf8');
  }
}
