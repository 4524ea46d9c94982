import type {
  Film,
  FilmCall,
  FilmEntry,
  FilmFrame,
  FilmObject,
} from '../rules/tutorial/film/film.ts';

/** A film as the samples runner wrote it; throws a `TypeError` for anything else, such as a page in its place (U25). */
export function decodeFilm(answer: unknown): Film {
  const { output, frames } = fieldsOf(answer);
  if (!isText(output) || !Array.isArray(frames) || frames.length === 0) throw notOne();
  return { output, frames: frames.map(decodeFrame) };
}

function decodeFrame(frame: unknown): FilmFrame {
  const { line, printed, calls, objects, returned, raised, from } = fieldsOf(frame);
  if (!isCount(line) || !isCount(printed)) throw notOne();
  if (returned !== undefined && !isValue(returned)) throw notOne();
  return {
    line,
    printed,
    calls: listOf(calls, decodeCall),
    objects: listOf(objects, decodeObject),
    ...(returned !== undefined && { returned }),
    ...(isText(raised) && { raised }),
    ...(isText(from) && { from }),
  };
}

function decodeCall(call: unknown): FilmCall {
  const [name, variables] = partsOf(call);
  if (!isText(name)) throw notOne();
  return [name, listOf(variables, decodeEntry)];
}

function decodeObject(object: unknown): FilmObject {
  const [id, kind, entries] = partsOf(object);
  if (!isCount(id) || !isText(kind)) throw notOne();
  return [id, kind, listOf(entries, decodeEntry)];
}

function decodeEntry(entry: unknown): FilmEntry {
  const [name, value] = partsOf(entry);
  if (!isText(name) || !isValue(value)) throw notOne();
  return [name, value];
}

function listOf<Item>(list: unknown, decode: (item: unknown) => Item): Item[] {
  return partsOf(list).map(decode);
}

function partsOf(list: unknown): unknown[] {
  if (!Array.isArray(list)) throw notOne();
  return list;
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return Object(value);
}

function isValue(value: unknown): value is string | number {
  return isText(value) || isCount(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function notOne(): TypeError {
  return new TypeError('not a film');
}
