import { firstById, MAX_ITEMS } from '../wire/items.ts';

/** How many items are read before the page may answer its visitor again. */
const TURN = 2_000;

/**
 * What `decode` says of an answer. A long list is decoded in turns, between which the page answers: 50,000
 * courses at once would freeze a phone (N20). The part of a list is a list too.
 */
export async function decodeInTurns<Data>(
  body: unknown,
  decode: (body: unknown) => Data | undefined,
): Promise<Data | undefined> {
  const [key, items] = longList(body) ?? [];
  if (!items) return decode(body);
  const read: unknown[] = [];
  const end = Math.min(items.length, MAX_ITEMS);
  for (let start = 0; start < end; start += TURN) {
    const part = items.slice(start, Math.min(start + TURN, end));
    const known: unknown = decode(key === undefined ? part : { [key]: part });
    if (!Array.isArray(known)) return decode(body);
    read.push(...known);
    await new Promise((next) => setTimeout(next));
  }
  return once(read) as Data;
}

/** The list that is the body, or its only value, with the key of that value. */
function longList(body: unknown): [string | undefined, unknown[]] | undefined {
  if (Array.isArray(body)) return body.length > TURN ? [undefined, body] : undefined;
  const entries = typeof body === 'object' && body ? Object.entries(body) : [];
  const [entry] = entries;
  if (entries.length !== 1 || !entry) return undefined;
  const [key, list] = entry;
  return Array.isArray(list) && list.length > TURN ? [key, list] : undefined;
}

/** Two turns may hold the same item: the first is kept, as within one. */
function once(items: readonly unknown[]): unknown[] {
  const [first] = items;
  if (typeof first !== 'object' || first === null) return [...new Set(items)];
  return 'id' in first ? firstById(items as { id: string }[]) : [...items];
}
