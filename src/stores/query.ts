import { nanoquery } from '@nanostores/query';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { HttpError, type Known } from '../api/http.ts';
import {
  hasPage,
  isActive,
  onActivity,
  savesData,
  whenActive,
} from '../browser/platform/activity.ts';
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
type Answer<Data> = { data?: Known<Data>; error?: unknown; loading: boolean };

const [createFetcherStore] = nanoquery({
  dedupeTime: STALE_MS,
  cacheLifetime: CACHE_MS,
  revalidateOnFocus: false,
  onErrorRetry: null,
});

/**
 * A call that is made while an island listens, and again by the rules of `rules/poll.ts` (N11, N15).
 */
export function createQuery<Data>(key: string, fetch: Fetch<Data>): Query<Data> {
  const $state = atom<QueryState<Data>>({ status: 'loading', data: undefined });
  let known: Known<Data> | undefined;
  const $answer = createFetcherStore<Known<Data>>([key], {
    fetcher: () =>
      withRetries(
        () => fetch(known),
        () => $state.lc > 0,
      ),
  });

  onMount($state, () => {
    if (!hasPage()) return;
    const poll = createPoll($answer.revalidate);
    const stopListening = $answer.subscribe((answer: Answer<Data>) => {
      if (answer.loading || (answer.data === undefined && answer.error === undefined)) return;
      if (answer.error === undefined && answer.data !== known) known = answer.data;
      settle($state, known, answer.error === undefined ? 'ready' : 'failed');
      poll.next(answer.error);
    });
    return () => {
      stopListening();
      poll.stop();
    };
  });
  return {
    $state,
    refresh: $answer.revalidate,
    seed(data) {
      const state = $state.get();
      if (state.data === undefined) $state.set({ ...state, data });
    },
  };
}

function settle<Data>(
  $state: ReturnType<typeof atom<QueryState<Data>>>,
  known: Known<Data> | undefined,
  status: 'ready' | 'failed',
): void {
  const before = $state.get();
  const data = known?.data ?? before.data;
  if (before.status !== status || before.data !== data) $state.set({ status, data });
}

/**
 * Calls `fetch`, with three retries, each only while the page is active and still wanted; throws the
 * last failure (N10, N12).
 */
export async function withRetries<Result>(
  fetch: () => Promise<Result>,
  isWanted: () => boolean = () => true,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    await whenActive();
    try {
      return await fetch();
    } catch (error) {
      const delay = retryDelay(attempt, retryAfterOf(error));
      if (delay === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
      if (!isWanted()) throw error;
    }
  }
}

/** One timer for the next call; none under Save-Data, where the visitor asks by a button (N12). */
function createPoll(ask: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The query library asks nothing in a hidden tab: the first call is then due when the tab is seen
  // again.
  let isDue = !isActive();
  let failedCycles = 0;
  const tick = () => {
    isDue = !isActive();
    if (!isDue) ask();
  };
  const stopListening = onActivity(() => isDue && tick());
  return {
    next(error: unknown) {
      failedCycles = error === undefined ? 0 : failedCycles + 1;
      clearTimeout(timer);
      if (!savesData()) timer = setTimeout(tick, pollDelay(failedCycles, retryAfterOf(error)));
    },
    stop() {
      clearTimeout(timer);
      stopListening();
    },
  };
}

function retryAfterOf(error: unknown): number {
  return error instanceof HttpError ? error.retryAfterMs : 0;
}
