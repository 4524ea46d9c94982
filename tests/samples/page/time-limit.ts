import { setTimeout as after } from 'node:timers/promises';

/** What the work gives, or what `late` gives once the time is over; the work is then let go. */
export async function withTimeLimit<Result>(
  work: Promise<Result>,
  limitMs: number,
  late: () => Result,
): Promise<Result> {
  const bell = new AbortController();
  const over = after(limitMs, undefined, { signal: bell.signal }).then(late);
  try {
    return await Promise.race([work, over]);
  } finally {
    bell.abort();
    // The loser is rejected: by the bell, or by a page that closes under it.
    for (const loser of [work, over]) loser.catch(() => {});
  }
}
