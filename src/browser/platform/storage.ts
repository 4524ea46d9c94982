import * as KEYS from './storage-keys.ts';

/**
 * The only access to the browser's storage, and its keys. A storage that is blocked, full or poisoned
 * never breaks the page: reads give undefined, writes are lost.
 */
export { KEYS };

/** « course-state-{id} (saved navigation state) ». */
export function courseStateKey(id: string): CourseStateKey {
  return `course-state-${id}`;
}

type CourseStateKey = `course-state-${string}`;
type Key = (typeof KEYS)[keyof typeof KEYS] | CourseStateKey;
type Area = 'localStorage' | 'sessionStorage';

/** The stored text; undefined when absent or when the storage is out of reach. */
export function readText(area: Area, key: Key): string | undefined {
  try {
    return window[area].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text, or removes the record when it is undefined. */
export function writeText(area: Area, key: Key, text: string | undefined): void {
  try {
    if (text === undefined) window[area].removeItem(key);
    else window[area].setItem(key, text);
  } catch (error) {
    console.warn('storage', key, error);
  }
}

/** The stored value, as JSON; « storage parse failure: logged to console, ignored » (section 8). */
export function readRecord(area: Area, key: Key): unknown {
  const text = readText(area, key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    console.warn('storage', key, error);
    return undefined;
  }
}

/** Takes a record from one area to the other; it stays where it is when the other is full or blocked. */
export function moveText(from: Area, to: Area, key: Key): void {
  const text = readText(from, key);
  if (text === undefined) return;
  writeText(to, key, text);
  if (readText(to, key) === text) writeText(from, key, undefined);
}

export function writeRecord(area: Area, key: Key, value: unknown): void {
  writeText(area, key, JSON.stringify(value));
}
