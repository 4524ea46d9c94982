import { atom, onMount, type ReadableAtom } from 'nanostores';
import { HttpError, type Known } from '../api/http.ts';
import { hasPage, savesData, whenActive } from '../browser/platform/activity.ts';
import { CACHE_MS, pollDelay, retryDelay, STALE_MS } from '../rules/poll.ts';

/**
 * What an island sees of a call. `data` is undefined until the first good answer, and then stays: a
 * failed poll never removes it (N17). `failed` means that every retry has failed (N10).
 */
export interface QueryState<Data> {
  status: 'loading' | 'ready' | 'failed';
  data: Data | undefined;
}

export interface Query<Data> {
  $state: ReadableAtom<QueryState<Data>>;
  /** Asks again now, for « Actualiser » (N12) and « Réessayer » (N17). */
  refresh: () => void;
  /** Shows what was known at build until the service answers (C15). */
  seed: (data: Data) => void;
}

type Fetch<Data> = (known?: Known<Data>) => Promise<Known<Data>>;

/** The queries of the page by their names (N19). */
const queries = new Map<string, unknown>();

/**
 * The query of that name, made when it is first wanted. After an answer that `isPolled` refuses, nothing is asked
 * again by itself.
 */
export function createQuery<Data>(
  name: string,
  fetch: Fetch<Data>,
  isPolled: (known: Known<Data>) => boolean = () => true,
): Query<Data> {
  const query = (queries.get(name) as Query<Data> | undefined) ?? makeQuery(fetch, isPolled);
  queries.set(name, query);
  return query;
}

/**
 * A call that is made while an island listens, and again by the rules of `rules/poll.ts` (N11, N15).
 */
function makeQuery<Data>(
  fetch: Fetch<Data>,
  isPolled: (known: Known<Data>) => boolean,
): Query<Data> {
  const $state = atom<QueryState<Data>>({ status: 'loading', data: undefined });
  let known: Known<Data> | undefined;
  let isMounted = false;
  let isAsking = false;
  let settledAt = Number.NEGATIVE_INFINITY;
  let failedCycles = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** One call at a time; in a hidden tab, or without network, it waits for the return. */
  function ask(): void {
    if (isAsking) return;
    isAsking = true;
    withRetries(
      () => fetch(known),
      () => isMounted,
    ).then(
      (answer) => {
        known = answer;
        failedCycles = 0;
        settle('ready');
      },
      (error) => {
        failedCycles += 1;
        settle('failed', error);
      },
    );
  }

  function settle(status: 'ready' | 'failed', error?: unknown): void {
    isAsking = false;
    // A failure that nobody waited for is not told: the next listener asks again.
    if (status === 'failed' && !isMounted) return;
    settledAt = Date.now();
    poll(error);
    const before = $state.get();
    const data = known?.data ?? before.data;
    if (before.status !== status || before.data !== data) $state.set({ status, data });
  }

  const isResting = () => known !== undefined && !isPolled(known);

  /** One timer for the next call; none under Save-Data, where the visitor asks by a button (N12). */
  function poll(error?: unknown): void {
    clearTimeout(timer);
    if (!isMounted || savesData() || isResting()) return;
    timer = setTimeout(ask, pollDelay(failedCycles, retryAfterOf(error)));
  }

  onMount($state, () => {
    if (!hasPage()) return;
    isMounted = true;
    failedCycles = 0;
    const age = Date.now() - settledAt;
    if (age > CACHE_MS) known = undefined;
    if (age < STALE_MS && !isResting()) poll();
    else ask();
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  });
  return {
    $state,
    refresh: ask,
    seed(data) {
      const state = $state.get();
      if (state.data === undefined) $state.set({ ...state, data });
    },
  };
}

/**
 * Calls `fetch`, with three retries, each only while the page is active and still wanted; throws the
 * last failure (N10, N12).
 */
export async function withRetries<Result>(
  fetch: () => Promise<Result>,
  isWanted: () => boolean = () => true,
): Promise<Result> {
  let failure: unknown;
  for (let attempt = 1; ; attempt++) {
    await whenActive();
    if (!isWanted()) throw failure;
    try {
      return await fetch();
    } catch (error) {
      failure = error;
      const delay = retryDelay(attempt, retryAfterOf(error));
      if (delay === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}

function retryAfterOf(error: unknown): number {
  return error instanceof HttpError ? error.retryAfterMs : 0;
}
