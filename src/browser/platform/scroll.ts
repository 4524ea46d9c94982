const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Scrolls to an element and moves the focus to it; false when the page holds no such id. */
export function scrollToId(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  const behavior = matchMedia(REDUCED_MOTION).matches ? 'auto' : 'smooth';
  element.focus({ preventScroll: true });
  element.scrollIntoView({ behavior, block: 'center' });
  return true;
}

/** Scrolls a row of a list into sight, and no further. */
export function keepInView(id: string): void {
  document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
}
