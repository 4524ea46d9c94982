/**
 * Calls back once, when one of these elements comes near the screen, so that what it needs is
 * downloaded then.
 */
export function onNear(selector: string, callback: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: '100%' },
  );
  for (const element of document.querySelectorAll(selector)) observer.observe(element);
}

/** Calls back once, when the page has scrolled after it has opened at its place. */
export function onFirstScroll(callback: () => void): void {
  // The scroll to a heading of the address is told before the next frame.
  requestAnimationFrame(() => window.addEventListener('scroll', callback, { once: true }));
}

/** Marks the steps that were not read yet as « Nouveau », in the menu and beside their titles (T8). */
export function markNewSteps(read: readonly string[]): void {
  for (const link of document.querySelectorAll<HTMLElement>('.step-link')) {
    const { stepLink: key = '' } = link.dataset;
    const isRead = read.includes(key);
    link.classList.toggle('is-read', isRead);
    link.classList.toggle('is-new', !isRead);
    document.getElementById(key)?.classList.toggle('is-new', !isRead);
  }
}
