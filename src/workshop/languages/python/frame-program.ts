import type { EngineFiles, EngineOrder, FrameNews } from '../../frame/messages.ts';
import { patched } from '../../frame/patch.ts';
import { ORDERED, type PythonJob } from './protocol.ts';

/** In milliseconds: a program that still runs after this is stopped (U9). */
const LIMIT_MS = 5_000;
const BROKEN = 'Python ne s’est pas chargé jusqu’au bout : vérifie ta connexion, puis recommence.';

/** The page holds the program of the worker, and files of Python by their names. */
declare const WORKER: string;
declare const LIBRARY: Readonly<Record<string, string>>;

let address = '';
let module: WebAssembly.Module | undefined;
/** Python takes a moment to wake: one more is always ready. */
let spare: Worker | undefined;
let running: Worker | undefined;
let timer = 0;
/** The test that runs, by its name. */
let current = '';

/** A worker tells too which test begins, and that it could not load. */
type WorkerNews = FrameNews | { kind: 'begin'; name: string } | { kind: 'broken' };

function tell(news: FrameNews): void {
  parent.postMessage(news, '*');
}

async function load({ wasm, program }: EngineFiles): Promise<void> {
  try {
    module = await WebAssembly.compile(patched(new Uint8Array(wasm), ORDERED));
  } catch {
    fail(BROKEN);
    return;
  }
  const parts = [program, ';', WORKER];
  address = URL.createObjectURL(new Blob(parts, { type: 'text/javascript' }));
  spare = start();
}

function start(): Worker {
  const worker = new Worker(address);
  worker.onmessage = ({ data }) => hear(worker, data);
  // A file cut in the middle, or a machine that stopped: nothing more comes of this worker.
  worker.onerror = (event) => {
    event.preventDefault();
    if (worker === running) fail('Ton programme a fait tomber Python : l’atelier l’a relancé.');
    else if (worker === spare) fail(BROKEN);
  };
  worker.postMessage({ kind: 'load', module, library: LIBRARY });
  return worker;
}

function hear(worker: Worker, news: WorkerNews): void {
  if (news.kind === 'broken') fail(BROKEN);
  else if (news.kind === 'loaded') {
    if (worker === spare) tell(news);
  } else if (worker !== running) return;
  else if (news.kind === 'begin') current = news.name;
  else if (news.kind === 'end') end();
  else tell(news);
}

function play(order: PythonJob): void {
  running = spare;
  spare = undefined;
  if (!running) {
    fail(BROKEN);
    return;
  }
  current = '';
  running.postMessage(order);
  timer = window.setTimeout(
    () =>
      stop(
        `Ton programme tournait encore après ${LIMIT_MS / 1_000} secondes : l’atelier l’a arrêté.`,
      ),
    LIMIT_MS,
  );
}

function stop(text: string): void {
  if (!running) return;
  if (current) tell({ kind: 'verdict', name: current, isPassed: false, text });
  fail(`KeyboardInterrupt\n${text}`);
}

function fail(text: string): void {
  tell({ kind: 'error', text });
  end();
}

/** A worker runs one program: what it changed goes with it. */
function end(): void {
  clearTimeout(timer);
  const isWhole = running !== undefined;
  running?.terminate();
  running = undefined;
  current = '';
  tell({ kind: 'end' });
  if (isWhole) spare = start();
}

// The server that lost the header of this file would give the origin of the site to what a reader types.
if (origin === 'null') {
  addEventListener('message', ({ source, data }: MessageEvent<EngineOrder<PythonJob>>) => {
    if (source !== parent) return;
    if (data.kind === 'load') load(data);
    else if (data.kind === 'stop') stop('Tu as arrêté ton programme.');
    else play(data);
  });
  tell({ kind: 'ready' });
} else tell({ kind: 'error', text: 'L’atelier n’est pas isolé du site : il n’exécute rien.' });
