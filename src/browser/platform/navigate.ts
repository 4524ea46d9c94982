import { lastOf } from '../../rules/older.ts';

/** What the parts of a page keep in its entry of the history, for when one comes back. */
const parts = new Map<string, () => unknown>();

let hasMoved = false;

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

/**
 * Keeps what a part of the page holds when the page is left. A page that the browser keeps alive needs none
 * of it; another begins again with what it left (C23).
 */
export function keepWhenLeft(name: string, read: () => unknown): void {
  if (parts.size === 0) {
    window.addEventListener('pagehide', keep);
    for (const gesture of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
      window.addEventListener(gesture, () => (hasMoved = true), { once: true, passive: true });
    }
  }
  parts.set(name, read);
}

/** What a part of this page held when it was left; undefined on a page that is opened anew. */
export function leftBefore(name: string): unknown {
  return leftRecord()[name];
}

/**
 * Goes to where the page was left, once it is as long as it was then; not after the reader has moved. The
 * place is told from what stood there: what is not drawn yet has a supposed height.
 */
export function returnToPlace(): void {
  const { id, top } = leftRecord();
  const element = typeof id === 'string' && document.getElementById(id);
  if (!element || typeof top !== 'number' || hasMoved) return;
  element.scrollIntoView({ behavior: 'instant', block: 'start' });
  window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
}

function keep(): void {
  const left = Object.fromEntries([...parts].map(([name, read]) => [name, read()]));
  const state = { ...asRecord(window.history.state), left: { ...left, ...place() } };
  window.history.replaceState(state, '');
}

/** The last element with an id that begins above the middle of the screen, and where it begins. */
function place(): { id: string; top: number } | undefined {
  const above = [...document.querySelectorAll('main [id]')].filter(
    (element) =>
      element.getClientRects().length > 0 &&
      element.getBoundingClientRect().top < window.innerHeight / 2,
  );
  const last = lastOf(above);
  return last && { id: last.id, top: last.getBoundingClientRect().top };
}

function leftRecord(): Record<string, unknown> {
  return asRecord(asRecord(window.history.state).left);
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
