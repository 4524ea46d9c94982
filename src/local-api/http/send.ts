import type { Context } from '../services.ts';
import type { Packed } from './compressed-body.ts';

/**
 * Sends 304 when the client already has this body, else 200, compressed for clients that accept it. By hand:
 * hono/etag and hono/compress would hash and zip the same list again for each request.
 */
export function sendPacked(c: Context, packed: Packed, type = 'application/json'): Response {
  c.header('ETag', packed.etag);
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (holds(c.req.header('If-None-Match'), packed.etag)) return c.body(null, 304);
  c.header('Content-Type', type);
  if (!acceptsGzip(c.req.header('Accept-Encoding'))) return c.body(packed.body);
  c.header('Content-Encoding', 'gzip');
  return c.body(packed.gzip());
}

/** « weak comparison » of RFC 9110, §13.1.2: `W/` does not count. */
function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const tags: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return tags.includes(etag.replace('W/', ''));
}

/** `gzip;q=0` is a refusal. */
function acceptsGzip(acceptEncoding = ''): boolean {
  return acceptEncoding.split(',').some((part) => {
    const [coding = '', weight = ''] = part.split(';').map((word) => word.trim().toLowerCase());
    return /^(?:x-)?gzip$|^\*$/.test(coding) && !/^q=0(?:\.0*)?$/.test(weight);
  });
}
