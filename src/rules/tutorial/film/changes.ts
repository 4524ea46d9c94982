import type { Film, FilmEntry, FilmFrame, FilmObject } from './film.ts';

/** What a row was before: absent, other, or the same. */
export type Mark = 'nouveau' | 'changé' | '';

/** The frame before, but for the call that had just returned: another of the same name is not the same. */
function openCalls({ calls, returned }: FilmFrame) {
  return returned === undefined ? calls : calls.slice(0, -1);
}

/** The variables that an open call had in the frame before; undefined when it has just been opened. */
function variablesBefore(before: FilmFrame | undefined, frame: FilmFrame, index: number) {
  const known = before && openCalls(before)[index];
  return known && known[0] === frame.calls[index]?.[0] ? known[1] : undefined;
}

/** Whether the last call has been opened since the frame before; the program itself never is. */
export function isCall(before: FilmFrame | undefined, frame: FilmFrame): boolean {
  const last = frame.calls.length - 1;
  if (last < 1) return false;
  return frame.from !== undefined || variablesBefore(before, frame, last) === undefined;
}

/** The mark of a variable of the call at this index. */
export function markOf(
  before: FilmFrame | undefined,
  frame: FilmFrame,
  index: number,
  entry: FilmEntry,
): Mark {
  // What a call put off sees of the program is no news, nor is the program that goes on after it.
  const isSeenAnew = before !== undefined && before.calls[index]?.[0] !== frame.calls[index]?.[0];
  if (index === 0 && isSeenAnew) return '';
  return markIn(variablesBefore(before, frame, index), entry);
}

/** The mark of an entry of an object; those of a new one are no news beside it. */
export function entryMark(before: FilmFrame | undefined, [id]: FilmObject, entry: FilmEntry): Mark {
  const known = before?.objects.find(([one]) => one === id);
  return known ? markIn(known[2], entry) : '';
}

function markIn(known: readonly FilmEntry[] | undefined, [name, value]: FilmEntry): Mark {
  const same = known?.filter(([one]) => one === name) ?? [];
  if (same.some(([, one]) => one === value)) return '';
  // The items of a set have no name.
  return same.length > 0 && name !== '' ? 'changé' : 'nouveau';
}

/** Whether an object was there and holds something else. */
export function hasChanged(before: FilmFrame | undefined, [id, , entries]: FilmObject): boolean {
  const known = before?.objects.find(([one]) => one === id);
  return known !== undefined && JSON.stringify(known[2]) !== JSON.stringify(entries);
}

/** The variables of the last call that its frame before had, and that are no more: a block has ended. */
export function goneNames(before: FilmFrame | undefined, frame: FilmFrame): string[] {
  const last = frame.calls.length - 1;
  if (!before || openCalls(before).length !== frame.calls.length || frame.from !== undefined)
    return [];
  const held = frame.calls[last]?.[1].map(([name]) => name) ?? [];
  const known = variablesBefore(before, frame, last) ?? [];
  return known.map(([name]) => name).filter((name) => !held.includes(name));
}

/** What the line has printed. */
export function printedBy({ output, frames }: Film, index: number): string {
  return output.slice(frames[index - 1]?.printed ?? 0, frames[index]?.printed);
}
