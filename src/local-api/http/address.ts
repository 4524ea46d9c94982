import type { Context } from '../services.ts';

/** Whom a limit counts; a request made without a socket (a test) counts as one and the same. */
export function addressOf(c: Context): string {
  return c.env?.incoming?.socket.remoteAddress ?? '';
}
