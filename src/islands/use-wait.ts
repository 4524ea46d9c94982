import { useEffect, useState } from 'react';
import { EMPTY_VERDICT_MS } from '../rules/poll.ts';

/** Becomes true once `isRunning` has been true for `ms` milliseconds, and then stays so. */
export function useElapsed(isRunning: boolean, ms: number): boolean {
  const [hasElapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setElapsed(true), ms);
    return () => clearTimeout(timer);
  }, [isRunning, ms]);
  return hasElapsed;
}

/**
 * Becomes true once `isSettled` has been true for a second: only then may a page say that there is
 * nothing (D3).
 */
export function useWait(isSettled: boolean): boolean {
  return useElapsed(isSettled, EMPTY_VERDICT_MS);
}
