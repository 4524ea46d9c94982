/** What the parts of a page keep in its entry of the history, for when one comes back. */
const parts = new Map<string, () => unknown>();

let hasMoved = false;

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
  const last = above.pop();
  return last && { id: last.id, top: last.getBoundingClientRect().top };
}

function leftRecord(): Record<string, unknown> {
  return asRecord(asRecord(window.history.state).left);
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
