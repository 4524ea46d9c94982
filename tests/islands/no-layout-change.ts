import { expect, vi } from 'vitest';

/** The reader's focus stands on `place`; the way to say that since then nothing in `watched` has moved. */
export function watchStillness(watched: Element, place: HTMLElement): () => void {
  place.scrollIntoView({ block: 'center' });
  place.focus({ preventScroll: true });
  const { scrollY } = window;
  const changes = vi.fn();
  new MutationObserver(changes).observe(watched, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  return () => {
    expect(changes).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(place);
    expect(window.scrollY).toBe(scrollY);
  };
}
