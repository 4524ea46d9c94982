import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Context } from '../services.ts';
import { layout, type Page } from './view/layout.ts';

/** A page in its frame. */
export function sendPage(
  c: Context,
  page: Page,
  status: ContentfulStatusCode = 200,
): Response | Promise<Response> {
  return c.html(layout(c.get('services'), page), status);
}
