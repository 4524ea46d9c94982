import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { VISITOR_HEADER, XSRF_HEADER } from '../../wire/endpoints.ts';
import type { Context, Env } from '../services.ts';
import { isPagePath } from './paths.ts';

const PREFLIGHT_SECONDS = 7_200;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Sets the headers of every answer, and refuses changes asked by another origin (W14). */
export function transport(): MiddlewareHandler<Env> {
  return async (c, next) => {
    const origin = c.req.header('Origin');
    c.header('X-Content-Type-Options', 'nosniff');
    // Not no-referrer: under it, browsers send our own forms with « Origin: null ».
    c.header('Referrer-Policy', 'same-origin');
    if (isPagePath(c.req.path)) protectPage(c);
    else allowSite(c, origin);
    if (!SAFE_METHODS.has(c.req.method) && origin !== undefined && !isKnown(c, origin)) {
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

function isKnown(c: Context, origin: string): boolean {
  return origin === c.get('services').siteOrigin || origin === ownOrigin(c);
}

/** Headers of calls: asked again each time; CORS with credentials for the training site alone (W14). */
function allowSite(c: Context, origin: string | undefined): void {
  c.header('Cache-Control', 'no-cache');
  c.header('Vary', 'Origin');
  if (origin !== c.get('services').siteOrigin) return;
  c.header('Access-Control-Allow-Origin', origin);
  c.header('Access-Control-Allow-Credentials', 'true');
  if (c.req.method !== 'OPTIONS') {
    c.header('Access-Control-Expose-Headers', 'ETag, Retry-After');
    return;
  }
  const headers = ['Content-Type', VISITOR_HEADER, XSRF_HEADER, 'Accept'];
  c.header('Access-Control-Allow-Methods', 'GET, POST');
  c.header('Access-Control-Allow-Headers', headers.join(', ').toLowerCase());
  c.header('Access-Control-Max-Age', String(PREFLIGHT_SECONDS));
}

/** Headers of pages: no script, our own stylesheet only, in no shared cache. */
function protectPage(c: Context): void {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    // Chromium applies this to the redirect after a form too: logging in and paying lead to the site.
    `form-action 'self' ${c.get('services').siteOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  c.header('Content-Security-Policy', policy.join('; '));
  c.header('Cache-Control', 'no-store');
}
