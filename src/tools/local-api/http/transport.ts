import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { VISITOR_HEADER, XSRF_HEADER } from '../../../wire/endpoints.ts';
import { accepts, isHeld } from '../../http/negotiation.ts';
import type { Context, Env } from '../services.ts';
import type { Limiter } from './limiter.ts';
import type { Packed } from './packed.ts';
import { isPagePath } from './paths.ts';

/** Chromium keeps the answer to a preflight no longer. */
const PREFLIGHT_SECONDS = 7_200;

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Sets the headers of every answer, and refuses changes asked by another origin (W14): calls are for the training
 * site and our pages, forms for our pages alone. By hand: hono/secure-headers would send eleven headers for our
 * two, and hono/csrf looks at forms only, where no other site may post anything.
 */
export function transport(siteOrigins: readonly string[]): MiddlewareHandler<Env> {
  const allowSite = cors({
    origin: [...siteOrigins],
    credentials: true,
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['content-type', VISITOR_HEADER, XSRF_HEADER, 'accept'],
    exposeHeaders: ['ETag', 'Retry-After'],
    maxAge: PREFLIGHT_SECONDS,
  });
  const pagePolicy =
    "default-src 'none'; style-src 'self'; font-src data:; img-src 'self'; " +
    // Chromium applies this to the redirect after a form too: logging in and paying lead to the site.
    `form-action 'self' ${siteOrigins.join(' ')}; base-uri 'none'; frame-ancestors 'none'`;
  return async (c, next) => {
    const origin = c.req.header('Origin');
    const isSite = origin !== undefined && siteOrigins.includes(origin);
    const isPage = isPagePath(c.req.path);
    c.header('X-Content-Type-Options', 'nosniff');
    // Not no-referrer: under it, browsers send our own forms with « Origin: null ».
    c.header('Referrer-Policy', 'same-origin');
    // The answer to a call is asked for again each time; a page never stays in a shared cache.
    c.header('Cache-Control', isPage ? 'no-store' : 'no-cache');
    if (isPage) c.header('Content-Security-Policy', pagePolicy);
    // hono/cors names its credentials to every origin: only the training site gets that far.
    else if (isSite) return allowSite(c, next);
    else c.header('Vary', 'Origin');
    // What a browser says of a request without an origin; other programs say nothing.
    const isFromElsewhere = /^(?:cross|same)-site$/.test(c.req.header('Sec-Fetch-Site') ?? '');
    const isOwn = origin === undefined ? !isFromElsewhere : origin === ownOrigin(c);
    if (!isOwn && !SAFE_METHODS.has(c.req.method)) {
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

/** The address that a limit counts; requests without a socket, in tests, count as one address. */
export function addressOf(c: Context): string {
  return c.env?.incoming?.socket.remoteAddress ?? '';
}

/** Counts a try; once there were too many, refuses it with 429, the seconds to wait, and of what (W15). */
export function takeTry(c: Context, limiter: Limiter, counted: string, of: string): void {
  const seconds = limiter.take(counted);
  if (seconds === 0) return;
  c.header('Retry-After', String(seconds));
  const message = `Il y a eu trop d’essais ${of}. Réessayez dans ${seconds} s.`;
  throw new HTTPException(429, { message });
}

/**
 * Sends 304 when the client already has this body, else 200, compressed for clients that accept it. By hand:
 * hono/etag and hono/compress would hash and zip the same list again for each request.
 */
export function sendPacked(c: Context, packed: Packed, type = 'application/json'): Response {
  c.header('ETag', packed.etag);
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (isHeld(c.req.header('If-None-Match'), packed.etag)) return c.body(null, 304);
  c.header('Content-Type', type);
  if (!accepts(c.req.header('Accept-Encoding'), 'gzip')) return c.body(packed.body);
  c.header('Content-Encoding', 'gzip');
  return c.body(packed.gzip());
}
