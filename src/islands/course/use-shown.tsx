import { type ReactNode, useState } from 'react';
import { extendAfter, FIRST_WINDOW } from '../../rules/course/list-window.ts';

/** The first items of a list, and the button that shows 24 more while there are some (N20). */
export function useShown<Item>(items: readonly Item[], label: string): [Item[], ReactNode] {
  const [{ start, end }, setShown] = useState(FIRST_WINDOW);
  const more = end < items.length && (
    <button
      type="button"
      className="button button-quiet"
      onClick={() => setShown(extendAfter({ start, end }))}
    >
      {label}
    </button>
  );
  return [items.slice(start, end), more];
}
