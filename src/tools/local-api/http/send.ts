import { accepts, isHeld } from '../../http/negotiation.ts';
import type { Context } from '../services.ts';
import type { Packed } from './compressed-body.ts';

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
