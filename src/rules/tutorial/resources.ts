import { fold } from '../text/fold.ts';

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

/** Those that can be read now, then those to come (R4). */
export function byReadiness(items: readonly Resource[]): {
  ready: readonly Resource[];
  coming: readonly Resource[];
} {
  return {
    ready: items.filter(({ status }) => status !== 'coming'),
    coming: items.filter(({ status }) => status === 'coming'),
  };
}

/**
 * How many resources are left, in words: « 1 ressource », « 6 ressources ». That there is none is said only
 * when tutorials have no place to show either; `places` is undefined while they may have some (R2, R3).
 */
export function countSentence(groups: readonly ResourceGroup[], places?: number): string {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  if (count === 0) return places === 0 ? 'Aucune ressource trouvée.' : '';
  return `${count} ${count === 1 ? 'ressource' : 'ressources'}`;
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
