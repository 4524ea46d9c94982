/** At most so many takes per address in any window of time. */
export interface Limiter {
  /** Takes one; 0 when it may go on, else the seconds to wait (`Retry-After`). */
  take(address: string): number;
  /** Gives the last take back: a success is no attempt. */
  giveBack(address: string): void;
}

/**
 * `limit` takes per address in any `windowMs` milliseconds, counted in memory. By hand: the windows of
 * hono-rate-limiter stand still, so twice the limit passes at their edge.
 */
export function createLimiter(limit: number, windowMs: number, now: () => number): Limiter {
  const taken = new Map<string, number[]>();
  let sweptAt = now();

  function recent(address: string): number[] {
    return (taken.get(address) ?? []).filter((time) => time > now() - windowMs);
  }

  /** Once in a window, forgets the addresses that have gone quiet. */
  function sweep(): void {
    if (now() - sweptAt < windowMs) return;
    sweptAt = now();
    for (const address of taken.keys()) if (recent(address).length === 0) taken.delete(address);
  }

  return {
    take(address) {
      sweep();
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
