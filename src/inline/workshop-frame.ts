import { TURN } from '../rules/tutorial/loop-guard.ts';
import type { WorkshopNews } from '../rules/tutorial/workshop.ts';

/** In milliseconds: a loop that still runs after this is stopped (U4). */
const LIMIT_MS = 2_000;
/** What is written of a value that holds values: no deeper than this. */
const MAX_DEPTH = 3;

/**
 * What runs in the frame of the workshop. It replaces itself with the reader's page, once; a new run
 * loads it again. It tells the page around it what the reader's page logs, and what fails (U5).
 */
function tell(news: WorkshopNews): void {
  parent.postMessage(news, '*');
}

/** A value as the console of a browser writes it; `outer`: the values that hold this one. */
function say(value: unknown, outer?: readonly unknown[]): string {
  if (typeof value === 'string') return outer ? `'${value}'` : value;
  if (typeof value === 'function') return `[Function: ${value.name || '(anonymous)'}]`;
  if (!isHolder(value)) return String(value);
  if (value instanceof Element) return `<${value.localName}>`;
  const seen = outer || [];
  if (seen.includes(value) || seen.length > MAX_DEPTH) return '[…]';
  const one = (part: unknown) => say(part, [...seen, value]);
  if (Array.isArray(value)) return value.length ? `[ ${value.map(one).join(', ')} ]` : '[]';
  if (value instanceof Map) {
    return `Map(${value.size}) ${braced([...value].map(([key, held]) => `${one(key)} => ${one(held)}`))}`;
  }
  if (value instanceof Set) return `Set(${value.size}) ${braced([...value].map(one))}`;
  return braced(Object.entries(value).map(([key, held]) => `${key}: ${one(held)}`));
}

/** An object whose values are written one by one. */
function isHolder(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    !(value instanceof Error || value instanceof Date)
  );
}

function braced(parts: readonly string[]): string {
  return parts.length ? `{ ${parts.join(', ')} }` : '{}';
}

for (const name of ['log', 'info', 'warn', 'error'] as const) {
  console[name] = (...values) =>
    tell({
      kind: name === 'error' ? name : 'log',
      text: values.map((value) => say(value)).join(' '),
    });
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
  addEventListener(
    'error',
    ({ message }) => tell({ kind: 'error', text: message || fallen }),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    tell({ kind: 'error', text: say(reason) }),
  );
  document.write(data);
  document.close();
});
tell({ kind: 'ready' });
