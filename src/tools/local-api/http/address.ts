import type { Context } from '../services.ts';

/** The address that a limit counts; requests without a socket, in tests, count as one address. */
export function addressOf(c: Context): string {
  return c.env?.incoming?.socket.remoteAddress ?? '';
}
