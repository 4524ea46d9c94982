/** What the page around asks of the frame. `load` comes first: MicroPython in its two files. */
export type PythonOrder =
  | { kind: 'load'; wasm: ArrayBuffer; program: string }
  | { kind: 'run'; code: string; typed: readonly string[] }
  | { kind: 'check'; code: string; tests: string; typed: readonly string[] }
  | { kind: 'stop' };

/** What the frame tells: `ready` once it listens, then once Python is there (`isLoaded`). */
export type PythonNews =
  | { kind: 'ready' | 'loaded' | 'end' }
  | { kind: 'log'; text: string }
  | { kind: 'error'; text: string; line?: number }
  | { kind: 'verdict'; name: string; isPassed: boolean; text: string };

/** A message of the frame, checked; undefined for anything else, since the frame runs what is typed. */
export function readPythonNews(message: unknown): PythonNews | undefined {
  const { kind, text, line, name, isPassed } = Object(message) as Record<string, unknown>;
  if (kind === 'ready' || kind === 'loaded' || kind === 'end') return { kind };
  if (typeof text !== 'string') return undefined;
  if (kind === 'log') return { kind, text };
  if (kind === 'error') return { kind, text, ...(isLine(line) && { line }) };
  if (kind !== 'verdict' || typeof name !== 'string' || typeof isPassed !== 'boolean')
    return undefined;
  return { kind, name, isPassed, text };
}

function isLine(line: unknown): line is number {
  return Number.isInteger(line) && (line as number) > 0;
}
