/** Every delay here is in milliseconds (N11). */
const POLL_MS = 10_000;
/** A younger answer serves a new listener without a call. */
export const STALE_MS = 3_000;
/** An older answer, once nobody listens, is asked again as if there had been none. */
export const CACHE_MS = 300_000;
/** Between the end of a request and the message that there is nothing (D3). */
export const EMPTY_VERDICT_MS = 1_000;
/** How long the texts of a course wait for the sections above them (D13). */
export const TEXTS_WAIT_MS = 3_000;
/** After this a spinner says why it is still there (X1). */
export const SLOW_MS = 8_000;
const RETRIES = 3;
const RETRY_FIRST_MS = 1_000;
const RETRY_CAP_MS = 30_000;
const PATIENT_CYCLES = 3;
const STRETCHED_MS = [20_000, 40_000, 60_000] as const;
/** 24.8 days: a browser's timer that is set for longer fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * The wait before retry `attempt` (1, 2, 3), in milliseconds: 1 s, 2 s, 4 s, at most 30 s, never less
 * than `Retry-After` (N10). Undefined when no retry is left, or when the service asks for more than 30
 * s: the round has failed and the next poll waits as asked (N13).
 */
export function retryDelay(attempt: number, retryAfterMs = 0): number | undefined {
  if (attempt > RETRIES || retryAfterMs > RETRY_CAP_MS) return undefined;
  const backoff = Math.min(RETRY_FIRST_MS * 2 ** (attempt - 1), RETRY_CAP_MS);
  return Math.max(backoff, retryAfterMs);
}

/**
 * The wait before the next poll, in milliseconds: 10 s, and after three failed rounds 20, 40, then 60 s
 * (N14).
 */
export function pollDelay(failedCycles: number, retryAfterMs = 0): number {
  const step = Math.min(failedCycles - PATIENT_CYCLES, STRETCHED_MS.length - 1);
  return Math.max(STRETCHED_MS[step] ?? POLL_MS, retryAfterMs);
}

/**
 * `Retry-After` in milliseconds, as far as a timer goes: seconds or an HTTP date; 0 when unreadable
 * (N13).
 */
export function retryAfter(header: string | null, nowMs: number): number {
  if (header === null) return 0;
  const isSeconds = /^\d+$/.test(header.trim());
  const wait = isSeconds ? Number(header) * 1_000 : Date.parse(header) - nowMs;
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(0, wait), LONGEST_TIMER_MS);
}
