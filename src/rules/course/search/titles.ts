import { fold } from '../../text/fold.ts';
import type { Resource } from '../../tutorial/resources.ts';

/** A tutorial that the search of home may find. */
export type TutorialTitle = Pick<Resource, 'name' | 'slug' | 'description' | 'icon'>;

/** These words find every tutorial. */
const KIND = 'tutoriel tutoriels gratuit gratuits';
const MIN_CHARS = 4;

/**
 * The tutorials whose name holds the keyword, then those whose description does; « gratuit » and « tutoriel »
 * find them all. None for an empty keyword (C2).
 */
export function searchTitles<Title extends TutorialTitle>(
  tutorials: readonly Title[],
  keyword: string,
): readonly Title[] {
  const wanted = fold(keyword);
  if (wanted === '') return [];
  if (wanted.length >= MIN_CHARS && KIND.includes(wanted)) return tutorials;
  const named = tutorials.filter(({ name }) => fold(name).includes(wanted));
  const described = tutorials.filter(({ description }) => fold(description).includes(wanted));
  return [...named, ...described.filter((one) => !named.includes(one))];
}
