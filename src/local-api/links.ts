import { playerHref } from '../rules/site/links.ts';

/** The page of the training site that plays a course; paying leads there. */
export function playerUrl(siteOrigin: string, course: { id: string; name: string }): string {
  return `${siteOrigin}${playerHref(course)}`;
}
