import { useEffect } from 'react';
import { goTo } from '../../browser/platform/navigate.ts';

interface Props {
  message: string;
  /** Where to go after `delayMs`; without it the box stays. */
  redirectTo?: string;
  delayMs?: number;
}

/** A box with the heading « Error » and a message; can lead elsewhere after a delay (X3). */
export function ErrorBox({ message, redirectTo, delayMs = 0 }: Props) {
  useEffect(() => {
    if (redirectTo === undefined) return;
    const timer = setTimeout(() => goTo(redirectTo), delayMs);
    return () => clearTimeout(timer);
  }, [redirectTo, delayMs]);

  return (
    <div className="card error-box" role="alert">
      <h2 lang="en">Error</h2>
      <p>{message}</p>
    </div>
  );
}
