import { SITE_NAME, SITES } from '../config.ts';
import { openSearch } from '../rules/site/discovery/open-search.ts';

export function GET(): Response {
  return new Response(openSearch(SITE_NAME, SITES.training));
}
