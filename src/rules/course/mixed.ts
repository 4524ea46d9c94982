import { isFree } from '../text/price.ts';

/** What tells the kind of a course. */
interface CourseKind {
  price: number | undefined;
  language: string;
}

/**
 * The courses of the embedded catalogue in turns: a free one, one in Wolof, another, and so on, each kind in
 * the order of the list. Whoever sees only the first ones sees that there is something for them (C21).
 */
export function mixed<Item>(
  items: readonly Item[],
  kindOf: (item: Item) => CourseKind | undefined,
): Item[] {
  const free: Item[] = [];
  const wolof: Item[] = [];
  const others: Item[] = [];
  for (const item of items) {
    const kind = kindOf(item);
    if (kind && isFree(kind.price)) free.push(item);
    else if (kind?.language === 'wolof') wolof.push(item);
    else others.push(item);
  }
  const kinds = [free, wolof, others];
  const turns = Math.max(...kinds.map(({ length }) => length));
  return Array.from({ length: turns }, (_, turn) =>
    kinds.flatMap((kind) => kind.slice(turn, turn + 1)),
  ).flat();
}
