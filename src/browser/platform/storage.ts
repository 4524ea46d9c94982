import * as KEYS from './storage-keys.ts';

/**
 * Every key of the browser's storage (V12). This module is the only access to it: a storage that is
 * blocked, full or poisoned never breaks the page, reads return undefined, writes are lost (V13).
 */
export { KEYS };

/** The saved navigation state of a course (D9). */
export function courseStateKey(id: string): CourseStateKey {
  return `course-state-${id}`;
}

export type CourseStateKey = `course-state-${string}`;
type StorageKey = (typeof KEYS)[keyof typeof KEYS] | CourseStateKey;
export type Area = 'localStorage' | 'sessionStorage';

/** The stored text; undefined when it is absent or the storage is blocked. */
export function readText(area: Area, key: StorageKey): string | undefined {
  try {
    return window[area].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text, or removes the record when it is undefined; false when the storage is blocked or full. */
export function writeText(area: Area, key: StorageKey, text: string | undefined): boolean {
  try {
    if (text === undefined) window[area].removeItem(key);
    else window[area].setItem(key, text);
    return true;
  } catch (error) {
    console.warn('storage', key, error);
    return false;
  }
}

/** The stored value, read as JSON; undefined, and logged, when it cannot be parsed (V13). */
export function readRecord(area: Area, key: StorageKey): unknown {
  const text = readText(area, key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    console.warn('storage', key, error);
    return undefined;
  }
}

/** Stores a value as JSON; false when the storage is blocked or full. */
export function writeRecord(area: Area, key: StorageKey, value: unknown): boolean {
  return writeText(area, key, JSON.stringify(value));
}
