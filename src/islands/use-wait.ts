import { useEffect, useState } from 'react';
import { EMPTY_VERDICT_MS } from '../rules/poll.ts';

/** True once `isSettled` has stood for a second: only then may a page say that there is nothing. */
export function useWait(isSettled: boolean): boolean {
  const [hasWaited, setWaited] = useState(false);
  useEffect(() => {
    if (!isSettled) return;
    const timer = setTimeout(() => setWaited(true), EMPTY_VERDICT_MS);
    return () => clearTimeout(timer);
  }, [isSettled]);
  return hasWaited;
}
