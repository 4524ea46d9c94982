import { KEYS } from '../browser/platform/storage.ts';

/**
 * Keeps the banner's place before the first paint for a reader who comes back, so that nothing shifts
 * (R11).
 */
try {
  if (localStorage[KEYS.lastView] || sessionStorage[KEYS.lastView]) {
    document.documentElement.classList.add('has-resume');
  }
} catch {
  // A storage that is blocked has nothing to resume.
}
