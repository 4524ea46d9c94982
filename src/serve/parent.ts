/** In milliseconds: nothing tells a process that the one above it is gone, so it looks. */
const LOOK_MS = 500;

/**
 * Ends this process as Ctrl+C would, once the one that started it is gone: npm that was killed leaves no
 * server behind, and no port held (W4).
 */
export function endWithParent(): void {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  look.unref();
}
