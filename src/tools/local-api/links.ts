import { CHOICE_ANCHOR, playerHref } from '../../rules/site/links.ts';

/** The page of the training site that plays a course, at one of its places. */
export function playerUrl(
  siteOrigin: string,
  course: { id: string; name: string },
  anchor?: string,
): string {
  return `${siteOrigin}${playerHref(course, anchor)}`;
}

/** Where the training site asks for the choice of cookies again (V3). */
export function choiceUrl(siteOrigin: string): string {
  return `${siteOrigin}/#${CHOICE_ANCHOR}`;
}
