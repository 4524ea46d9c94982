import { HTTPException } from 'hono/http-exception';
import type { Context } from '../services.ts';

/** Limits how often an address, or what tries to enter an account, may do something (W15). */
export interface Limiter {
  /** Counts one attempt; returns 0 when it is allowed, else the seconds to wait (`Retry-After`). */
  take(address: string): number;
  /** Takes the last attempt back: a success does not count. */
  giveBack(address: string): void;
}

/**
 * At most `limit` attempts per address in any `windowMs` milliseconds, counted in memory. By hand: the windows of
 * hono-rate-limiter stand still, so twice the limit passes at their edge.
 */
export function createLimiter(limit: number, windowMs: number, now: () => number): Limiter {
  const taken = new Map<string, number[]>();
  let sweptAt = now();
  const recent = (address: string) =>
    (taken.get(address) ?? []).filter((time) => time > now() - windowMs);
  return {
    take(address) {
      if (now() - sweptAt >= windowMs) {
        sweptAt = now();
        for (const one of taken.keys()) if (recent(one).length === 0) taken.delete(one);
      }
      const times = recent(address);
      const [oldest] = times;
      if (oldest !== undefined && times.length >= limit) {
        return Math.max(1, Math.ceil((oldest + windowMs - now()) / 1_000));
      }
      taken.set(address, [...times, now()]);
      return 0;
    },
    giveBack(address) {
      taken.set(address, recent(address).slice(0, -1));
    },
  };
}

/** Refuses with 429 and the seconds to wait. */
export function refuseFor(c: Context, waitSeconds: number, message: string): never {
  c.header('Retry-After', String(waitSeconds));
  throw new HTTPException(429, { message });
}
