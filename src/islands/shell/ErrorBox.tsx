import { useEffect } from 'react';
import { goTo } from '../../browser/platform/navigate.ts';

interface Props {
  message: string;
  /** Where to go after `delayMs`; without it the box stays. */
  redirectTo?: string;
  delayMs?: number;
}

/** « an error box with heading 'Error' and a message, able to redirect after a delay in ms » (section 2). */
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
