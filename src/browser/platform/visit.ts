/** A link of our own site led here: what was known on the page before still stands. */
export function isInnerVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate' && document.referrer.startsWith(`${window.location.origin}/`);
}

export function reloadPage(): void {
  window.location.reload();
}
