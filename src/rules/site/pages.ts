import { OFFLINE_PATH } from '../offline/requests.ts';

/** Pages that no search engine should show: reached by mistake, or different on each device (Q2). */
const HIDDEN: readonly string[] = ['/404', OFFLINE_PATH];

/** Pages that are empty without a query (Q3). */
const NAMED_BY_QUERY: readonly string[] = ['/course', '/v1/course', '/v2/course'];

/** Whether a page tells search engines not to show it (Q2). */
export function isHidden(path: string): boolean {
  return HIDDEN.includes(path);
}

/**
 * Whether a page has a canonical address and stands in the sitemap. A course page has neither: only its
 * query says what it shows, so one canonical `/course` would make all courses one empty page. It stays
 * open to search engines (Q3).
 */
export function isListed(path: string): boolean {
  return !isHidden(path) && !NAMED_BY_QUERY.includes(path);
}

/**
 * `index.astro` → `/`, `ressources.astro` → `/ressources`; pages made from a slug are left out (Q1).
 */
export function listedPaths(files: readonly string[]): string[] {
  return files
    .filter((file) => !file.includes('['))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(?:^index)?\.astro$/, '')}`)
    .filter(isListed)
    .sort();
}

/** `/ressources` on `https://formation.example` → `https://formation.example/ressources`. */
export function absoluteUrl(path: string, site: string): string {
  return new URL(path, site).href;
}
