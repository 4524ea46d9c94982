import { KEYS } from '../browser/platform/storage.ts';

/** Keeps the place of the banner « Reprendre » before the first paint, so that nothing shifts. */
try {
  if (localStorage[KEYS.lastView] || sessionStorage[KEYS.lastView]) {
    document.documentElement.classList.add('has-resume');
  }
} catch {
  // A storage that is blocked has nothing to resume.
}
