import * as v from 'valibot';
import { has } from '../rules/older.ts';

/** A longer list would freeze a phone while it is drawn (N20). */
export const MAX_ITEMS = 50_000;

/** In seconds or bytes: no media is longer or heavier. */
const MAX_AMOUNT = 1e12;

/** A length or a weight: a number above 0; anything else says nothing. */
export const amount = v.fallback(
  v.optional(v.pipe(v.number(), v.finite(), v.gtValue(0), v.maxValue(MAX_AMOUNT))),
  undefined,
);

/** The items that can be read of a list, bare or under one of these keys; undefined when there is none (N4). */
export function list<Schema extends v.GenericSchema>(
  body: unknown,
  keys: readonly string[],
  schema: Schema,
): v.InferOutput<Schema>[] | undefined {
  const items = unwrap(body, keys);
  return items && readEach(items, schema);
}

/** The items that can be read, of the first 50,000 (N20); the others are dropped one by one (N7). */
function readEach<Schema extends v.GenericSchema>(
  items: readonly unknown[],
  schema: Schema,
): v.InferOutput<Schema>[] {
  return items.slice(0, MAX_ITEMS).flatMap((item) => {
    const result = v.safeParse(schema, item);
    return result.success ? [result.output] : [];
  });
}

/** The list that stands bare, or under the first of these keys that holds one (N4). */
export function unwrap(body: unknown, keys: readonly string[]): unknown[] | undefined {
  if (Array.isArray(body)) return body;
  if (typeof body !== 'object' || body === null) return undefined;
  const held = keys.map((key) => (has(body, key) ? Reflect.get(body, key) : undefined));
  return held.find((value) => Array.isArray(value));
}

/** The first of two equal ids is kept. */
export function firstById<Item extends { id: string }>(items: readonly Item[]): Item[] {
  const byId = new Map<string, Item>();
  for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()];
}
