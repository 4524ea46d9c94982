import { fold } from '../text/search.ts';

/** A tutorial of the marketplace, written or not yet (R4). */
export interface Resource {
  name: string;
  slug: string;
  description: string;
  icon: string;
  /** Only development has drafts (Y6). */
  status: 'written' | 'draft' | 'coming';
}

export interface ResourceGroup {
  category: string;
  items: readonly Resource[];
}

/**
 * The resources whose name or description holds the keyword, in the chosen domain ('' means all); a
 * group without a match is left out (R2).
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
