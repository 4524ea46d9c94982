import { cut } from '../../../rules/text/cut.ts';
import { mendFloats } from './light/floats.ts';
import { PROGRAM_FILE, type PythonJob } from './protocol.ts';
import { namedTests } from './test-names.ts';

/** The part of MicroPython that is used here; its file stands before this program in the worker. */
interface Python {
  FS: { writeFile: (path: string, text: string) => void };
  runPython: (code: string) => void;
}
interface MicroPython {
  loadMicroPython: (options: object) => Promise<Python>;
  /** Python reaches objects of JavaScript by their numbers here; the first is the worker itself. */
  proxy_js_ref: unknown[];
  /** The bridge between both lives in this object too. */
  fetch: unknown;
}

/** The frame asks in this order: `load` once, then one `run` or `check`, and ends the worker. */
type Order =
  | { kind: 'load'; module: WebAssembly.Module; library: Readonly<Record<string, string>> }
  | PythonJob;

/** In pages of 64 KiB: 48 MiB in all, far above what a lesson needs and far under what a phone has. */
const MAX_PAGES = 768;
const FIRST_HEAP = 2 << 20;
const STACK = 64 << 10;
/** Lines that the page around is sent, and signs of one: more would freeze it (U5). */
const MAX_LINES = 200;
const MAX_SIGNS = 2_000;
const NEW_LINE = 10;
/** Stands before what `atelier.py` tells, to its end of line. */
const TOLD = 30;

/** What a program writes of the errors that it catches, in the words of MicroPython, then of CPython. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b([A-Z]\w*(?:Error|Exception)\((?:'[^']*'|"[^"]*"|-?\d+)),\)/g, '$1)'],
  [/divide by zero/, 'division by zero'],
  [/invalid syntax for integer/, 'invalid literal for int()'],
  [/invalid syntax for number/, 'could not convert string to float'],
  [/(name '\w+') isn't defined/, '$1 is not defined'],
  [/need more than (\d+) values to unpack/, 'not enough values to unpack (got $1)'],
  [/unsupported types for __add__: 'str', '(\w+)'/, 'can only concatenate str (not "$1") to str'],
  [
    /unsupported types for __add__: '(\w+)', '(\w+)'/,
    "unsupported operand type(s) for +: '$1' and '$2'",
  ],
];

const scope = globalThis as unknown as MicroPython;
const decoder = new TextDecoder();
let bytes: number[] = [];
let isTold = false;
let lines = 0;
let isChecking = false;
let python: Python;
let names: Record<string, string> = {};

function tell(news: object): void {
  postMessage(news);
}

/** One byte that Python wrote. */
function hear(byte: number): void {
  if (byte === TOLD) {
    if (bytes.length > 0) flush();
    isTold = true;
  } else if (byte === NEW_LINE) flush();
  // A flood without an end of line fills no memory.
  else if (isTold || bytes.length < 4 * MAX_SIGNS) bytes.push(byte);
}

function flush(): void {
  const text = decoder.decode(new Uint8Array(bytes));
  bytes = [];
  if (isTold) {
    isTold = false;
    told(text);
  } else if (!isChecking) write(text);
}

function write(text: string): void {
  lines += 1;
  if (lines <= MAX_LINES) tell({ kind: 'log', text: cut(asWritten(text), MAX_SIGNS) });
  else if (lines === MAX_LINES + 1)
    tell({ kind: 'log', text: `La suite n’est pas montrée : ${MAX_LINES} lignes au plus.` });
}

/** MicroPython writes `['\xe9']` where CPython writes `['é']`; `\u00e9` is JSON's own. Bytes stay as they are. */
function withAccents(text: string): string {
  return text.replace(
    /(\bb'[^']*')|\\(?:x([89a-f][\da-f])|u(0[1-9a-f][\da-f]{2}|[1-9a-f][\da-f]{3}))/g,
    (_, bytes, short, long) => bytes || String.fromCharCode(Number.parseInt(short || long, 16)),
  );
}

/** A line as CPython writes it, where it shows an error: its value, and the words of the commonest. */
function asWritten(text: string): string {
  return WORDS.reduce((line, [from, to]) => line.replace(from, to), withAccents(text));
}

/** Passes on the facts of `atelier.py`; any other text was written by the reader's program. */
function told(json: string): void {
  let fact: Record<string, unknown>;
  try {
    fact = Object(JSON.parse(json));
  } catch {
    return;
  }
  const { kind, method } = fact;
  const text = withAccents(String(fact.text || ''));
  const name = names[String(method)] || String(method);
  if (kind === 'trace') tell({ kind: 'error', text: shortened(text) });
  else if (kind === 'begin') tell({ kind, name });
  else if (kind === 'passed') tell({ kind: 'verdict', name, isPassed: true, text: '' });
  else if (kind === 'failed')
    tell({ kind: 'verdict', name, isPassed: false, text: shortened(text) });
}

/** A long trace keeps its first lines, and its last ones, which name the error. */
function shortened(text: string): string {
  const half = MAX_SIGNS / 2;
  return text.length > MAX_SIGNS ? `${text.slice(0, half)}\n${text.slice(-half)}` : text;
}

/** The library asks for a file, where the module is here already, and for all the memory there is. */
async function load(module: WebAssembly.Module, library: Readonly<Record<string, string>>) {
  // The library tells its troubles to the console, where nobody reads them.
  console.error = console.warn = () => {};
  scope.fetch = () => Promise.resolve();
  WebAssembly.instantiateStreaming = async (_: unknown, imports?: WebAssembly.Imports) => {
    const instance = await WebAssembly.instantiate(module, imports);
    mendFloats(instance);
    return { module, instance };
  };
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength / 65_536 + pages > MAX_PAGES) throw new RangeError();
    return grow.call(this, pages);
  };
  python = await scope.loadMicroPython({
    heapsize: FIRST_HEAP,
    pystack: STACK,
    linebuffer: false,
    url: 'python',
    stdout: ([byte]: Uint8Array) => hear(byte as number),
    stderr: ([byte]: Uint8Array) => hear(byte as number),
    stdin: () => null,
  });
  scope.proxy_js_ref[0] = Object.freeze(Object.create(null));
  for (const [name, text] of Object.entries(library)) python.FS.writeFile(`/${name}`, text);
  tell({ kind: 'loaded' });
}

function play(order: PythonJob): void {
  const { light, code } = order;
  isChecking = order.kind === 'check';
  const tests = 'tests' in order ? order.tests : '';
  names = namedTests(tests);
  python.FS.writeFile(`/${PROGRAM_FILE}`, light ?? code);
  python.FS.writeFile('/tests.py', tests);
  python.FS.writeFile('/typed.json', JSON.stringify(order.typed));
  try {
    python.runPython(`import atelier\natelier.${order.kind}()`);
  } catch (error) {
    tell({ kind: 'error', text: shortened(String((error as Error).message)) });
  }
  if (bytes.length > 0) flush();
  tell({ kind: 'end' });
}

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if (data.kind === 'load') load(data.module, data.library).catch(() => tell({ kind: 'broken' }));
  else play(data);
});
