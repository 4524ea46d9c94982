/** React warns so of effects that render for ever, and goes on. */
const ENDLESS = /^Maximum update depth exceeded/;
/** What React adds to an error that the page tells already. */
const AGAIN = /^(?:An error occurred in|The above error occurred in) /;
const MARKS = /%[sdifoOc]/g;

const intervals = new Set<number>();
let isInstalled = false;

/**
 * Makes of the frame a page where React is at home, once: a storage in memory, a console that fills the marks
 * of a message. `close` ends a program that draws itself for ever.
 */
export function install(close: () => void): void {
  if (isInstalled) return;
  isInstalled = true;
  const { setInterval } = window;
  window.setInterval = ((...parts: Parameters<typeof setInterval>) => {
    const id = setInterval(...parts);
    intervals.add(id);
    return id;
  }) as typeof window.setInterval;
  for (const name of ['log', 'info', 'warn', 'error'] as const) {
    const write = console[name];
    console[name] = (...values: unknown[]) => {
      const line = filled(values);
      if (AGAIN.test(String(line[0]))) return;
      // A message with marks is one of React: it is told in French.
      const isWarning = name === 'error' && String(values[0]).search(MARKS) >= 0;
      write(...(isWarning ? [`Warning: ${line[0]}`, ...line.slice(1)] : line));
      if (name !== 'error' || !ENDLESS.test(String(line[0]))) return;
      setTimeout(close);
    };
  }
}

/** Ends the intervals that the program has left behind it. */
export function endIntervals(): void {
  for (const id of intervals) clearInterval(id);
  intervals.clear();
}

/** Gives the frame storages of its own, empty. */
export function emptyStorages(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { configurable: true, value: memoryStorage() });
}

/** `('%s ans', 12, 'a')` → `('12 ans', 'a')`. */
function filled([first, ...rest]: readonly unknown[]): unknown[] {
  if (typeof first !== 'string')
    return first === undefined && rest.length === 0 ? [] : [first, ...rest];
  const text = first.replace(MARKS, (mark) => {
    if (rest.length === 0) return mark;
    const value = rest.shift();
    return mark === '%c' ? '' : String(value);
  });
  return [text, ...rest];
}

/** A storage that lives as long as the frame: a page of no origin has none of its own. */
function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  const put = (key: unknown, value: unknown) => void kept.set(String(key), String(value));
  const own = {
    getItem: (key: string) => kept.get(String(key)) ?? null,
    setItem: put,
    removeItem: (key: string) => void kept.delete(String(key)),
    clear: () => kept.clear(),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
  return new Proxy(own as Storage, {
    get: (target, key) => (key in target ? Reflect.get(target, key) : kept.get(String(key))),
    set(_, key, value) {
      put(key, value);
      return true;
    },
    has: (target, key) => key in target || kept.has(String(key)),
    deleteProperty: (_, key) => {
      kept.delete(String(key));
      return true;
    },
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      kept.has(String(key))
        ? { configurable: true, enumerable: true, value: kept.get(String(key)) }
        : undefined,
  });
}
