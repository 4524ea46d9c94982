import { fold } from '../text/search.ts';

/** A tutorial of the marketplace; `isReady` is false while it is not written. */
export interface Resource {
  name: string;
  slug: string;
  description: string;
  icon: string;
  isReady: boolean;
}

export interface ResourceGroup {
  category: string;
  items: readonly Resource[];
}

/**
 * « Search matches name or description, case-insensitively; categories with no matching items are
 * hidden » (section 2). An empty domain means all of them.
 */
export function searchResources(
  groups: readonly ResourceGroup[],
  keyword: string,
  domain: string,
): readonly ResourceGroup[] {
  const wanted = fold(keyword);
  return groups
    .filter(({ category }) => domain === '' || category === domain)
    .map(({ category, items }) => ({
      category,
      items: items.filter(({ name, description }) =>
        fold(`${name}\n${description}`).includes(wanted),
      ),
    }))
    .filter(({ items }) => items.length > 0);
}
