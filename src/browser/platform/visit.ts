/** Whether a link of our own site led here: what the page before knew still stands (S3). */
export function isInnerVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate' && document.referrer.startsWith(`${window.location.origin}/`);
}

export function reloadPage(): void {
  window.location.reload();
}
