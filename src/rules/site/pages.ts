import { OFFLINE_PATH } from '../offline/requests.ts';

/** Found by mistake, or different on each device: no search engine shows them. */
const HIDDEN: readonly string[] = ['/404', OFFLINE_PATH];

/** The query names what they show: without it they are empty. */
const NAMED_BY_QUERY: readonly string[] = ['/course', '/v1/course', '/v2/course'];

/** `noindex`: what people reach only by mistake or without network. */
export function isHidden(path: string): boolean {
  return HIDDEN.includes(path);
}

/**
 * The page has one address, known at build: it is canonical and stands in the sitemap. A course has one
 * too, but with a query that only the live catalogue knows; to call `/course` the canonical address of
 * all courses would make them one empty page. They stay open to search engines, each at its own address.
 */
export function isListed(path: string): boolean {
  return !isHidden(path) && !NAMED_BY_QUERY.includes(path);
}

/** `index.astro` → `/`, `ressources.astro` → `/ressources`; the pages that a slug makes are not here. */
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
