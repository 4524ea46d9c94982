const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Scrolls to an element and focuses it, without motion where the visitor wants none; false when the
 * page has no such id (C6).
 */
export function scrollToId(id: string, block: ScrollLogicalPosition = 'center'): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  const behavior = matchMedia(REDUCED_MOTION).matches ? 'auto' : 'smooth';
  element.focus({ preventScroll: true });
  element.scrollIntoView({ behavior, block });
  return true;
}

/** Scrolls just enough to show a row of a list. */
export function keepInView(id: string): void {
  document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
}
