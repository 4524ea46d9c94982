import { answers, searchable } from '../search.ts';
import { tutorialPath } from '../site/links.ts';

/** A tutorial of the marketplace, written or not yet (R4). */
export interface Resource {
  name: string;
  slug: string;
  description: string;
  icon: string;
  /** Only development has drafts (Y6). */
  status: 'written' | 'draft' | 'coming';
  /** What its steps take together, « 9 à 10 h »; '' while none is written. */
  time: string;
}

/** A tutorial that the search of home may find. */
export type TutorialTitle = Pick<Resource, 'name' | 'slug' | 'description' | 'icon'>;

/** These words find every tutorial. */
const KIND = 'tutoriel gratuit';

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

/** The icon of the tutorial that an address leads into; undefined for another page (R6). */
export function iconOf(groups: readonly ResourceGroup[], href: string): string | undefined {
  const [path] = href.split('?');
  const items = groups.flatMap((group) => group.items);
  return items.find(({ slug }) => tutorialPath(slug) === path)?.icon;
}

/** How many resources are left, in words, whatever the tutorials hold (R2, R3). */
export function countSentence(groups: readonly ResourceGroup[]): string {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  if (count === 0) return 'Aucune ressource trouvée.';
  return `${count} ${count === 1 ? 'ressource' : 'ressources'}`;
}

/**
 * The tutorials that answer a keyword, by their name, then their description; « gratuit » and « tutoriel »
 * find them all. None for an empty keyword (C2, R2).
 */
export function searchTitles<Title extends TutorialTitle>(
  tutorials: readonly Title[],
  keyword: string,
): readonly Title[] {
  const texts = tutorials.map(({ name, description }) => searchable(name, [description], KIND));
  return answers(tutorials, texts, keyword);
}

/** The slugs of a domain, a space between them; '' for all domains (R3). */
export function slugsIn(groups: readonly ResourceGroup[], domain: string): string {
  const group = groups.find(({ category }) => category === domain);
  return group?.items.map(({ slug }) => slug).join(' ') ?? '';
}

/**
 * The resources that answer the keyword, in the chosen domain ('' means all), the best of each group first;
 * a group without a match is left out (R2).
 */
export function searchResources(
  groups: readonly ResourceGroup[],
  keyword: string,
  domain: string,
): readonly ResourceGroup[] {
  const isAsked = keyword.trim() !== '';
  return groups
    .filter(({ category }) => domain === '' || category === domain)
    .map(({ category, items }) => ({
      category,
      items: isAsked ? searchTitles(items, keyword) : items,
    }))
    .filter(({ items }) => items.length > 0);
}
