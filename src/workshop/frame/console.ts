import { cut } from '../../rules/text/cut.ts';

/** Values that hold values are written no deeper than this. */
const MAX_DEPTH = 3;
/** Signs of a text, and values of a list or an object: more would freeze the page around (U5). */
export const MAX_SIGNS = 2_000;
const MAX_ITEMS = 100;

/** Values of one line that may still be written: lists of lists grow fast. */
let room = 0;

/** Values as the console of a browser writes them, separated by spaces (U5). */
export function line(values: readonly unknown[]): string {
  room = MAX_SIGNS;
  return values.map((value) => say(value)).join(' ');
}

/** One value, a text in quotes: what a test got, or wanted. */
export function quoted(value: unknown): string {
  room = MAX_SIGNS;
  return say(value, []);
}

/** `outer`: the values that hold this one. */
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
