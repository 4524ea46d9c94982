import { IS_PREVIEW, SITES } from '../config.ts';
import { robots } from '../rules/site/discovery/sitemap.ts';

export function GET(): Response {
  return new Response(robots(SITES.training, IS_PREVIEW));
}
