export type Limiter = ReturnType<typeof createLimiter>;

/**
 * At most `limit` attempts in any `windowMs` milliseconds, for each address or what tries to enter an account
 * (W15), counted in memory. By hand: the windows of hono-rate-limiter stand still, so twice the limit passes at
 * their edge.
 */
export function createLimiter(limit: number, windowMs: number, now: () => number) {
  const taken = new Map<string, number[]>();
  let sweptAt = now();
  const recent = (address: string) =>
    (taken.get(address) ?? []).filter((time) => time > now() - windowMs);
  return {
    /** Counts one attempt; returns 0 when it is allowed, else the seconds to wait (`Retry-After`). */
    take(address: string): number {
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
    /** Takes the last attempt back: a success does not count. */
    giveBack(address: string): void {
      taken.set(address, recent(address).slice(0, -1));
    },
  };
}
