import { readFileSync } from 'node:fs';

/** In milliseconds: nothing tells a process that those above it are gone, so it looks. */
const LOOK_MS = 500;

/**
 * Ends this process as Ctrl+C would, once the one that started it is gone, or the one above that: npm
 * starts a shell, which starts us. npm that was killed leaves no server behind, and no port held (W4).
 */
export function endWithParent(): void {
  const before = above();
  const look = setInterval(() => {
    if (above() === before) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  look.unref();
}

/** The processes above this one: `123 122`; the second is known where there is a `/proc`. */
function above(): string {
  const { ppid } = process;
  try {
    // The name may hold spaces; after it come the state and the parent.
    const [, parent] =
      readFileSync(`/proc/${ppid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    return `${ppid} ${parent}`;
  } catch {
    return `${ppid}`;
  }
}
