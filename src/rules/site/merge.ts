import { has } from '../older.ts';

/** Makes one record of two; undefined when neither can be read. What only one holds is never lost (V7). */
export type Merge = (older: unknown, newer: unknown) => unknown;

/** Nothing that a record names is longer. */
const MAX_CHARS = 300;

/** The place where the reader was last (R7). */
export const mergeViews: Merge = (older, newer) =>
  later(older, newer, (view) => isName(ownOf(view, 'lastRessourcesViews')));

/** The place in each tutorial (R7). */
export const mergePlaces: Merge = (older, newer) =>
  byName(older, newer, (...two) => later(...two, isName));

/** The passage where a reading aloud was left, by tutorial (T29). */
export const mergeHeard: Merge = (older, newer) =>
  byName(older, newer, (...two) => later(...two, (place) => isName(ownOf(place, 'step'))));

/** The code that was typed, by tutorial and exercise (U13). */
export const mergeCodes: Merge = (older, newer) =>
  byName(older, newer, (...typed) =>
    byName(...typed, (...two) => later(...two, (code) => typeof code === 'string')),
  );

/** The steps read (T8) or woven, the quizzes answered right (T31), or the exercises passed (U14), by tutorial. */
export const mergeLists: Merge = (older, newer) => byName(older, newer, united);

/** The later of two values that can be read. */
function later(older: unknown, newer: unknown, isReadable: (value: unknown) => boolean): unknown {
  return [newer, older].find(isReadable);
}

/** What two lists name, each once; what is no name is left out. */
function united(older: unknown, newer: unknown): unknown {
  const lists = [older, newer].filter(Array.isArray);
  return lists.length > 0 ? [...new Set(lists.flat().filter(isName))] : undefined;
}

/** What two records hold, name by name. */
function byName(older: unknown, newer: unknown, merge: Merge): unknown {
  const records = [older, newer].filter(isRecord);
  if (records.length === 0) return undefined;
  const names = new Set(records.flatMap((record) => Object.keys(record)));
  const merged = [...names].map((name) => [name, merge(ownOf(older, name), ownOf(newer, name))]);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_CHARS;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function ownOf(record: unknown, name: string): unknown {
  return isRecord(record) && has(record, name) ? record[name] : undefined;
}
