import { vi } from 'vitest';
import { HttpError, type Known } from '../../src/api/http.ts';
import { CACHE_MS } from '../../src/rules/poll.ts';
import { createQuery, type Query, type QueryState } from '../../src/stores/query.ts';

/** What the next call does: answer, fail, or answer later. */
type Step = Known<string> | Error | (() => Promise<Known<string>>);

export const FAILURE = new TypeError('Failed to fetch');

export function answer(data: string): Known<string> {
  return { data, etag: `"${data}"` };
}

export function late(ms: number, data: string) {
  return () => new Promise<Known<string>>((resolve) => setTimeout(resolve, ms, answer(data)));
}

export function refusal(retryAfterMs: number): HttpError {
  return new HttpError(429, retryAfterMs);
}

/**
 * A query whose calls follow a script, the last step repeated. `times` are the milliseconds at which it
 * was asked, `seen` the states that its listener was told.
 */
export function scripted(...steps: [Step, ...Step[]]) {
  const start = Date.now();
  const times: number[] = [];
  const seen: QueryState<string>[] = [];
  const fetch = vi.fn(async (_known?: Known<string>) => {
    const step = steps[Math.min(times.push(Date.now() - start), steps.length) - 1];
    if (step instanceof Error) throw step;
    return typeof step === 'function' ? step() : (step as Known<string>);
  });
  const query = createQuery<string>(crypto.randomUUID(), fetch);
  return {
    ...query,
    fetch,
    times,
    seen,
    listen: () => query.$state.listen((state) => seen.push(state)),
  };
}

/** The same, which an island listens to from the start. */
export function listened(...steps: [Step, ...Step[]]) {
  const call = scripted(...steps);
  call.listen();
  return call;
}

export async function run(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

/** An island listens while the test looks (on a stopped clock); then the cache forgets the answer. */
export async function listenTo<Data>(
  { $state }: Query<Data>,
  look: (get: () => QueryState<Data>) => Promise<void>,
): Promise<void> {
  const stop = $state.listen(() => {});
  await look(() => $state.get()).finally(() => {
    stop();
    vi.advanceTimersByTime(CACHE_MS + 1);
  });
}
