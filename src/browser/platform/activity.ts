/** False while the build renders the page: nothing may be asked then. */
export function hasPage(): boolean {
  return typeof document !== 'undefined';
}

export function isOnline(): boolean {
  return navigator.onLine;
}

/**
 * Whether the tab is seen and the device online: only then may the page ask the network by itself
 * (N12).
 */
export function isActive(): boolean {
  return document.visibilityState === 'visible' && isOnline();
}

/** Calls back each time the page may have become active; returns the function that stops it. */
export function onActivity(callback: () => void): () => void {
  window.addEventListener('visibilitychange', callback);
  window.addEventListener('online', callback);
  window.addEventListener('pageshow', callback);
  return () => {
    window.removeEventListener('visibilitychange', callback);
    window.removeEventListener('online', callback);
    window.removeEventListener('pageshow', callback);
  };
}

/** Calls back when the browser shows the page again from its memory (back, forward). */
export function onRestored(callback: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => persisted && callback());
}

/** In milliseconds: the longest wait for a page that is never idle. */
const IDLE_LIMIT_MS = 2_000;

/** Calls back once the page has loaded and is idle, or two seconds later. */
export function whenIdle(callback: () => void): void {
  const wait = () =>
    window.requestIdleCallback
      ? window.requestIdleCallback(callback, { timeout: IDLE_LIMIT_MS })
      : setTimeout(callback);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** Resolves at once when the page is active, else when it becomes so. */
export function whenActive(): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      if (!isActive()) return;
      stop();
      resolve();
    };
    const stop = onActivity(settle);
    settle();
  });
}

/** Whether the visitor asked to spend little data (N12). */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
