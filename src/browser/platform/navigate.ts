/** Goes to another page; the back button returns. */
export function goTo(address: string): void {
  window.location.assign(address);
}

/** The value of a query parameter of this page's address; '' when absent. */
export function queryParameter(name: string): string {
  return new URLSearchParams(window.location.search).get(name) ?? '';
}

/**
 * Whether the address asks for this place of the page, which it then asks no more: a page that is shown
 * again does not repeat what it did.
 */
export function takeAnchor(anchor: string): boolean {
  const { hash, pathname, search } = window.location;
  if (hash !== `#${anchor}`) return false;
  window.history.replaceState(window.history.state, '', pathname + search);
  return true;
}

/** What an earlier page left in this history entry; null when it left nothing. */
export function historyState(): unknown {
  return window.history.state;
}

/** Calls back when the page is shown again from the browser's memory (back, forward). */
export function onPageShown(callback: () => void): () => void {
  window.addEventListener('pageshow', callback);
  return () => window.removeEventListener('pageshow', callback);
}

/** The whole address of a path of this site. */
export function addressOf(path: string): string {
  return new URL(path, window.location.href).href;
}
