import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import {
  ANNOUNCED_HEADERS,
  PREFLIGHT_SECONDS,
  READ_HEADERS,
} from '../../contract/wire/exchange.ts';
import type { Context, Env } from '../services.ts';
import { isPagePath } from './paths.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Sets the headers of every answer, and refuses changes asked by another origin (W14). By hand: hono/secure-headers would send eleven
 * headers for our two, and hono/csrf looks at forms only, where no other site may post anything.
 */
export function transport(siteOrigins: readonly string[]): MiddlewareHandler<Env> {
  const allowSite = cors({
    origin: [...siteOrigins],
    credentials: true,
    allowMethods: ['GET', 'POST'],
    allowHeaders: [...ANNOUNCED_HEADERS, 'accept'],
    exposeHeaders: [...READ_HEADERS],
    maxAge: PREFLIGHT_SECONDS,
  });
  return async (c, next) => {
    const origin = c.req.header('Origin');
    const isSite = origin !== undefined && siteOrigins.includes(origin);
    const isPage = isPagePath(c.req.path);
    c.header('X-Content-Type-Options', 'nosniff');
    // Not no-referrer: under it, browsers send our own forms with « Origin: null ».
    c.header('Referrer-Policy', 'same-origin');
    // The answer to a call is asked for again each time; a page never stays in a shared cache.
    c.header('Cache-Control', isPage ? 'no-store' : 'no-cache');
    if (isPage) c.header('Content-Security-Policy', pagePolicy(siteOrigins));
    // hono/cors names its credentials to every origin: only the training site gets that far.
    else if (isSite) return allowSite(c, next);
    else c.header('Vary', 'Origin');
    const isKnown = origin === undefined || isSite || origin === ownOrigin(c);
    if (!isKnown && !SAFE_METHODS.has(c.req.method)) {
      throw new HTTPException(403, { message: 'Ce site n’a pas le droit de faire cette demande.' });
    }
    if (c.req.method === 'OPTIONS') return c.body(null, 204);
    return next();
  };
}

/** Where the request was sent: the origin of our own pages. */
export function ownOrigin(c: Context): string {
  return new URL(c.req.url).origin;
}

/** Pages have no script, and our own stylesheet only. */
function pagePolicy(siteOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    // Chromium applies this to the redirect after a form too: logging in and paying lead to the site.
    `form-action 'self' ${siteOrigins.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
