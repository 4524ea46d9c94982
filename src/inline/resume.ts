import { KEYS } from '../browser/platform/storage.ts';

/**
 * Keeps the banner's place before the first paint for a reader who comes back, so that nothing shifts
 * (R11).
 */
export const RESUME_SCRIPT = `try {
  if (localStorage.getItem('${KEYS.lastView}') || sessionStorage.getItem('${KEYS.lastView}')) document.documentElement.classList.add('has-resume');
} catch (error) {}`.replace(/\n\s*/g, '');
