import type { EngineFiles, EngineOrder } from '../../frame/messages.ts';
import { patched } from '../../frame/patch.ts';
import type { SqlJob, SqlNews } from './protocol.ts';
import { ALLOWED, sqlScript } from './script.ts';

/** In milliseconds: what still runs after this is stopped (U19). */
const LIMIT_MS = 5_000;
const BROKEN = 'SQLite ne s’est pas chargé jusqu’au bout : vérifie ta connexion, puis recommence.';
/** The page holds the program of the worker. */
declare const WORKER: string;

let engine = '';
let module: WebAssembly.Module | undefined;
/** A worker plays one order: what it changed goes with it. */
let worker: Worker | undefined;
let address = '';
let timer = 0;

function tell(news: SqlNews): void {
  parent.postMessage(news, '*');
}

function fail(text: string): void {
  tell({ kind: 'error', text, message: '' });
}

async function load({ wasm, program }: EngineFiles): Promise<void> {
  try {
    module = await WebAssembly.compile(patched(new Uint8Array(wasm), ALLOWED));
  } catch {
    fail(BROKEN);
    tell({ kind: 'end' });
    return;
  }
  engine = program;
  tell({ kind: 'loaded' });
}

function play(order: SqlJob): void {
  const script = sqlScript({ engine, worker: WORKER, order });
  address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  worker = new Worker(address);
  worker.onmessage = ({ data }: MessageEvent<SqlNews>) => {
    if (data.kind === 'end') end();
    else tell(data);
  };
  // A file cut in the middle, or a machine that stopped.
  worker.onerror = (event) => {
    event.preventDefault();
    stop(BROKEN);
  };
  worker.postMessage({ module, order });
  timer = window.setTimeout(
    () =>
      stop(
        `Ta requête tournait encore après ${LIMIT_MS / 1_000} secondes : l’atelier l’a arrêtée.`,
      ),
    LIMIT_MS,
  );
}

function stop(text: string): void {
  if (!worker) return;
  fail(text);
  end();
}

function end(): void {
  clearTimeout(timer);
  worker?.terminate();
  worker = undefined;
  URL.revokeObjectURL(address);
  tell({ kind: 'end' });
  tell({ kind: 'loaded' });
}

// The server that lost the header of this file would give the origin of the site to what a reader types.
if (origin === 'null') {
  addEventListener('message', ({ source, data }: MessageEvent<EngineOrder<SqlJob>>) => {
    if (source !== parent) return;
    if (data.kind === 'load') load(data);
    else if (data.kind === 'stop') stop('Tu as arrêté ta requête.');
    else play(data);
  });
  tell({ kind: 'ready' });
} else fail('L’atelier n’est pas isolé du site : il n’exécute rien.');
