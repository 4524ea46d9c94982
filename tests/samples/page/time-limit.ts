import { setTimeout as after } from 'node:timers/promises';

/** Returns the result of the work, or that of `onTimeout` after `limitMs`. The work is not stopped. */
export async function withTimeLimit<Result>(
  work: Promise<Result>,
  limitMs: number,
  onTimeout: () => Result,
): Promise<Result> {
  const timer = new AbortController();
  const over = after(limitMs, undefined, { signal: timer.signal }).then(onTimeout);
  try {
    return await Promise.race([work, over]);
  } finally {
    timer.abort();
    // The one that lost is rejected: by the timer, or because its page is closed.
    for (const one of [work, over]) one.catch(() => {});
  }
}
