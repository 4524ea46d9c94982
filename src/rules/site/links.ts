import type { Course } from '../course/course.ts';

/** « /course, query nom, categorie, id; URL-encoded » (section 2). */
export function courseHref({
  id,
  name,
  category,
}: Pick<Course, 'id' | 'name' | 'category'>): string {
  return `/course?${new URLSearchParams({ nom: name, categorie: category, id })}`;
}

/** « Either button goes to /v2/course with query formationId and nom » (section 2). */
export function playerHref({ id, name }: Pick<Course, 'id' | 'name'>): string {
  return `/v2/course?${new URLSearchParams({ formationId: id, nom: name })}`;
}

/** « the button 'Voir les vidéos', which goes to /v1/course?courseId={id} » (section 2). */
export function legacyHref(id: string): string {
  return `/v1/course?${new URLSearchParams({ courseId: id })}`;
}

/** « /ressources/{slug} »: the eight steps of a technology (section 2). */
export function tutorialPath(slug: string): string {
  return `/ressources/${slug}`;
}

/** The id of a card in the page: a search result scrolls to it. */
export function courseAnchor(id: string): string {
  return `formation-${id}`;
}

/** Where `/ressources` offers to go on. */
export const RESUME_ANCHOR = 'reprise';

/** The home page's own parameter: the keyword of its search, from a form of another page. */
export const SEARCH_PARAMETER = 'recherche';

/** `/ressources?q=mot` opens the page with its search filled. */
export const RESOURCE_PARAMETER = 'q';

/** The chat application with a text already written: `https://wa.me/…?text=…`, spaces as `%20`. */
export function chatHref(chatUrl: string, text: string): string {
  const url = new URL(chatUrl);
  url.searchParams.set('text', text);
  url.search = url.search.replace(/\+/g, '%20');
  return url.href;
}
