import type { Course } from './course.ts';

/** « /course, query nom, categorie, id; URL-encoded » (section 2). */
export function courseHref({ id, name, category }: Pick<Course, 'id' | 'name' | 'category'>): string {
  return `/course?${new URLSearchParams({ nom: name, categorie: category, id })}`;
}

/** The id of a card in the page: a search result scrolls to it. */
export function courseAnchor(id: string): string {
  return `formation-${id}`;
}
