import { cut } from '../rules/text/cut.ts';
import { TURN } from '../rules/tutorial/loop-guard.ts';
import type { WorkshopNews } from '../rules/tutorial/workshop.ts';

/** In milliseconds: a loop that still runs after this is stopped (U4). */
const LIMIT_MS = 2_000;
/** What is written of a value that holds values: no deeper than this. */
const MAX_DEPTH = 3;

/** Lines of each kind that the page around is sent, and signs or items of one: more would freeze it (U5). */
const MAX_LINES = 200;
const MAX_SIGNS = 2_000;
const MAX_ITEMS = 100;
const sent = { log: 0, error: 0 };
/** Values of one line that may still be written: lists of lists grow fast. */
let room = 0;

/**
 * What runs in the frame of the workshop. It replaces itself with the reader's page, once; a new run
 * loads it again. It tells the page around it what the reader's page logs, and what fails (U5).
 */
function tell(news: WorkshopNews): void {
  parent.postMessage(news, '*');
}

/** Errors are counted apart: why a loop was stopped is read after all that it wrote. */
function write(kind: 'log' | 'error', text: string): void {
  sent[kind] += 1;
  if (sent[kind] <= MAX_LINES) tell({ kind, text: cut(text, MAX_SIGNS) });
  else if (sent[kind] === MAX_LINES + 1)
    tell({ kind, text: `La suite n’est pas montrée : ${MAX_LINES} lignes au plus.` });
}

/** A value as the console of a browser writes it; `outer`: the values that hold this one. */
function say(value: unknown, outer?: readonly unknown[]): string {
  if (typeof value === 'string') {
    const start = cut(value, MAX_SIGNS);
    return outer ? `'${start}'` : start;
  }
  if (typeof value === 'function') return `[Function: ${value.name || '(anonymous)'}]`;
  if (!isHolder(value)) return String(value);
  if (value instanceof Element) return `<${value.localName}>`;
  const seen = outer || [];
  if (seen.includes(value) || seen.length > MAX_DEPTH) return '[…]';
  const one = (part: unknown) => say(part, [...seen, value]);
  const pair = ([key, held]: readonly [unknown, unknown]) => `${one(key)} => ${one(held)}`;
  if (Array.isArray(value)) return held('[]', value, one);
  if (value instanceof Map) return `Map(${value.size}) ${held('{}', value, pair)}`;
  if (value instanceof Set) return `Set(${value.size}) ${held('{}', value, one)}`;
  return held('{}', Object.entries(value), ([key, part]) => `${key}: ${one(part)}`);
}

/** The first items of a value, between its two signs. */
function held<Item>(
  [open, close]: string,
  items: Iterable<Item>,
  one: (item: Item) => string,
): string {
  const parts: string[] = [];
  for (const item of items) {
    room -= 1;
    if (parts.length === MAX_ITEMS || room < 0) {
      parts.push('…');
      break;
    }
    parts.push(one(item));
  }
  return parts.length ? `${open} ${parts.join(', ')} ${close}` : `${open}${close}`;
}

/** An object whose values are written one by one. */
function isHolder(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    !(value instanceof Error || value instanceof Date)
  );
}

for (const name of ['log', 'info', 'warn', 'error'] as const) {
  console[name] = (...values) => {
    room = MAX_SIGNS;
    write(name === 'error' ? name : 'log', values.map((value) => say(value)).join(' '));
  };
}

let start = 0;
/** Called at each turn of a guarded loop (`guardLoops`). */
(window as unknown as Record<string, () => boolean>)[TURN] = () => {
  const now = performance.now();
  if (!start) {
    start = now;
    setTimeout(() => {
      start = 0;
    });
  }
  if (now - start > LIMIT_MS) {
    throw new Error(
      `Cette boucle tournait encore après ${LIMIT_MS / 1_000} secondes : l’essai l’a arrêtée.`,
    );
  }
  return true;
};

addEventListener('message', ({ source, data }) => {
  if (source !== parent) return;
  document.open();
  const fallen = 'Une ressource ne se charge pas dans un essai.';
  addEventListener('error', ({ message }) => write('error', message || fallen), true);
  addEventListener('unhandledrejection', ({ reason }) => write('error', say(reason)));
  document.write(data);
  document.close();
});
tell({ kind: 'ready' });
