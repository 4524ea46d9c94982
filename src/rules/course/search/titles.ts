import { answers, searchable } from '../../text/search.ts';
import type { Resource } from '../../tutorial/resources.ts';

/** A tutorial that the search of home may find. */
export type TutorialTitle = Pick<Resource, 'name' | 'slug' | 'description' | 'icon'>;

/** These words find every tutorial. */
const KIND = 'tutoriel gratuit';

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
