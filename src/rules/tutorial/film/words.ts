import type { FilmFrame, FilmObject, FilmValue } from './film.ts';

/** Kinds of objects as their language calls them, and as a sentence does. */
const KINDS: Readonly<Record<string, string>> = {
  list: 'la liste',
  dict: 'le dictionnaire',
  set: 'l’ensemble',
  tuple: 'le tuple',
  Array: 'le tableau',
  Object: 'l’objet',
  Promise: 'la promesse',
};
const LETTERS = 26;
const MOST_ITEMS = 6;

/** « la liste A »: the letter is the same in each frame, so that two names on one list are seen (U25). */
export function objectName([id, kind]: FilmObject): string {
  const words = kind.startsWith('fonction') ? `la ${kind}` : (KINDS[kind] ?? `l’objet ${kind}`);
  const turn = Math.floor(id / LETTERS);
  return `${words} ${String.fromCharCode(65 + (id % LETTERS))}${turn > 0 ? turn + 1 : ''}`;
}

/** « liste A »: the same in a list or over a box. */
export function objectTitle(object: FilmObject): string {
  return objectName(object).replace(/^(?:l[ae] |l’)/, '');
}

export function objectOf({ objects }: FilmFrame, value: FilmValue): FilmObject | undefined {
  return objects.find(([id]) => id === value);
}

/** A value as a row shows it: « 450 », « → liste A ». */
export function valueText(value: FilmValue, frame: FilmFrame): string {
  const object = objectOf(frame, value);
  return object ? `→ ${objectTitle(object)}` : `${value}`;
}

/** What an object holds, in a sentence: « 12, 7 », « nom : 'Awa' ». */
export function contentText([, , entries]: FilmObject, frame: FilmFrame): string {
  const shown = entries.slice(0, MOST_ITEMS).map(([name, value]) => {
    const object = objectOf(frame, value);
    const text = object ? objectName(object) : `${value}`;
    return /^\d*$/.test(name) ? text : `${name}\u00A0: ${text}`;
  });
  return [...shown, ...(entries.length > MOST_ITEMS ? ['…'] : [])].join(', ');
}

/** The variables that lead to an object, once each: « lundi », « mardi ». */
export function namesOf([id]: FilmObject, { calls }: FilmFrame): string[] {
  const variables = calls.flatMap(([, held]) => held);
  return [...new Set(variables.filter(([, value]) => value === id).map(([name]) => name))];
}

/** All that leads to an object: variables by their names, objects by their titles. */
export function sourcesOf(object: FilmObject, frame: FilmFrame): string[] {
  const holders = frame.objects.filter(([, , held]) =>
    held.some(([, value]) => value === object[0]),
  );
  return [...namesOf(object, frame), ...holders.map(objectTitle)];
}

/** « lundi, mardi et jeudi ». */
export function listed(words: readonly string[]): string {
  const last = words[words.length - 1] ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} et ${last}` : last;
}
