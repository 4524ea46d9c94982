import { readSync, writeSync } from 'node:fs';

/** One word of `page.getByRole('button').click()`. */
interface Call {
  readonly name: string;
  readonly args?: readonly unknown[];
}

/** The file descriptor on which the runner answers. */
const CHANNEL = 3;

/** The page that the runner shows outside the sandbox. */
export const page = remote([{ name: 'page' }]);

/** A remote page: the calls are sent when the last one is awaited. */
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

/** Prepares a value for JSON, which has neither functions (they run in the page) nor regular expressions. */
function sendable(value: unknown): unknown {
  if (typeof value === 'function') return { code: String(value) };
  if (value instanceof RegExp) return { regExp: value.source, flags: value.flags };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, sendable(one)]));
}

/** Sends calls and waits for the answer. Nothing else runs meanwhile, so tests never overlap. */
export function ask(calls: readonly Call[]): unknown {
  writeSync(CHANNEL, `${JSON.stringify(calls)}\n`);
  const { error, value } = JSON.parse(readLine());
  if (error !== undefined) throw new Error(error);
  return value;
}

function readLine(): string {
  const chunks: Buffer[] = [];
  const chunk = Buffer.alloc(65_536);
  for (;;) {
    const length = readSync(CHANNEL, chunk);
    if (length === 0) throw new Error('le navigateur ne répond plus');
    chunks.push(Buffer.from(chunk.subarray(0, length)));
    if (chunk[length - 1] === 0x0a) return Buffer.concat(chunks).toString('utf8');
  }
}
