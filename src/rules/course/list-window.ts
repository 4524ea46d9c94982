/** How many cards are shown at once, and how many each « Afficher plus » adds (C15). */
export const WINDOW_SIZE = 24;

/** The part of a long list that is on the page: items `start` to `end` (excluded). */
export interface ListWindow {
  start: number;
  end: number;
}

export const FIRST_WINDOW: ListWindow = { start: 0, end: WINDOW_SIZE };

/** Whether a record is a part of a list: whole numbers, in their order. */
export function isListWindow(record: unknown): record is ListWindow {
  if (typeof record !== 'object' || record === null) return false;
  const { start, end } = record as Partial<Record<keyof ListWindow, unknown>>;
  return (
    Number.isInteger(start) &&
    Number.isInteger(end) &&
    Number(start) >= 0 &&
    Number(start) < Number(end)
  );
}

export function extendAfter({ start, end }: ListWindow): ListWindow {
  return { start, end: end + WINDOW_SIZE };
}

export function extendBefore({ start, end }: ListWindow): ListWindow {
  return { start: Math.max(0, start - WINDOW_SIZE), end };
}

/**
 * The window that holds item `index`: the current one when it does, else the 24 items around it (C7).
 */
export function windowAround(current: ListWindow, index: number): ListWindow {
  if (index < 0 || (index >= current.start && index < current.end)) return current;
  const start = index - (index % WINDOW_SIZE);
  return { start, end: start + WINDOW_SIZE };
}
