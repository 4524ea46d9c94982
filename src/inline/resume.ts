import { KEYS } from '../browser/platform/storage.ts';

/** A reader who comes back: the banner's place is kept before the first paint, so that nothing shifts. */
export const RESUME_SCRIPT = `try {
  if (localStorage.getItem('${KEYS.lastView}') || sessionStorage.getItem('${KEYS.lastView}')) document.documentElement.classList.add('has-resume');
} catch (error) {}`.replace(/\n\s*/g, '');
