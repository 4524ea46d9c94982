import { useEffect, useState } from 'react';
import { EMPTY_VERDICT_MS } from '../rules/poll.ts';

/** True once `isRunning` has stood for `ms` milliseconds; it then stays so. */
export function useElapsed(isRunning: boolean, ms: number): boolean {
  const [hasElapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setElapsed(true), ms);
    return () => clearTimeout(timer);
  }, [isRunning, ms]);
  return hasElapsed;
}

/** True once `isSettled` has stood for a second: only then may a page say that there is nothing. */
export function useWait(isSettled: boolean): boolean {
  return useElapsed(isSettled, EMPTY_VERDICT_MS);
}
