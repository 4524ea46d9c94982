import type { Course } from '../course/course.ts';

/** The detail page of a course: `/course?nom&categorie&id` (D1). */
export function courseHref({
  id,
  name,
  category,
}: Pick<Course, 'id' | 'name' | 'category'>): string {
  return `/course?${new URLSearchParams({ nom: name, categorie: category, id })}`;
}

/** Places of the page that plays a course: its sections, its order, open (D9), and what tells that it is paid (O8). */
export const SECTIONS_ANCHOR = 'sections';
export const ORDER_ANCHOR = 'commande';
export const PAID_ANCHOR = 'paye';

/** The place of a section on that page, by its rank from 1. */
export function sectionAnchor(rank: number): string {
  return `section-${rank}`;
}

/** The page that plays a course, at one of its places: `/v2/course?formationId&nom#sections` (D9). */
export function playerHref({ id, name }: Pick<Course, 'id' | 'name'>, anchor = ''): string {
  const query = new URLSearchParams({ formationId: id, nom: name });
  return `/v2/course?${query}${anchor && `#${anchor}`}`;
}

/** The videos of a free tutorial: `/v1/course?courseId` (L1). */
export function legacyHref(id: string): string {
  return `/v1/course?${new URLSearchParams({ courseId: id })}`;
}

/** The page of a tutorial: `python` → `/ressources/python` (R4). */
export function tutorialPath(slug: string): string {
  return `/ressources/${slug}`;
}

/** The id of a course's card, to which a search result scrolls (C6). */
export function courseAnchor(id: string): string {
  return `formation-${id}`;
}

/** The place on `/ressources` where the resume banner stands. */
export const RESUME_ANCHOR = 'reprise';

/** The place of the home page that asks for the choice of cookies again (V3). */
export const CHOICE_ANCHOR = 'choix';

/** The parameter of the home page that fills its search: `/?recherche=mot` (C20). */
export const SEARCH_PARAMETER = 'recherche';

/** `/ressources?q=mot` opens the page with its search filled (R5). */
export const RESOURCE_PARAMETER = 'q';

/** WhatsApp without a number asks to whom a text is sent. */
const SHARE_URL = 'https://wa.me/';

/** The address that sends a text to someone of one's own choice (T22). */
export function shareHref(text: string): string {
  return chatHref(SHARE_URL, text);
}

/** The address of the chat with a text begun: `https://wa.me/…?text=…`, spaces as `%20` (H3). */
export function chatHref(chatUrl: string, text: string): string {
  const url = new URL(chatUrl);
  url.searchParams.set('text', text);
  url.search = url.search.replace(/\+/g, '%20');
  return url.href;
}

/** The id of a row under the search of home, for `aria-activedescendant` (C4). */
export function resultId(position: number): string {
  return `catalog-result-${position}`;
}
