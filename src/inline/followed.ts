import { KEYS } from '../browser/platform/storage.ts';

interface Followed {
  seen: unknown[];
  total: number;
}

/**
 * Keeps the place of home's card of a course before the first paint, for who has one to go on with, so that nothing
 * shifts (H15).
 */
try {
  const record = localStorage[KEYS.courseProgress] || sessionStorage[KEYS.courseProgress];
  if (JSON.parse(record).some(({ seen, total }: Followed) => seen.length < total)) {
    document.documentElement.classList.add('has-course');
  }
} catch {
  // A storage that is blocked or empty, or whose record cannot be read, has no course to go on with.
}
