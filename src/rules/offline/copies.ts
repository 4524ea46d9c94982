import { parseAddress } from '../site/sites.ts';
import { slugOf } from '../text/slug.ts';
import { stepOfAddress, stepOfHash } from '../tutorial/steps.ts';

/** The folder of the tutorials that are one file each, to be passed on (K12). */
const COPIES = 'a-partager';

/** The address of the file of a tutorial: `python` → `/a-partager/python`. */
export function copyPath(slug: string): string {
  return `/${COPIES}/${slug}`;
}

/** Whether a file of the built site is such a copy: a thing to download, not a page. */
export function isCopy(file: string): boolean {
  return file.startsWith(`${COPIES}/`);
}

/** The name under which a device keeps it: « Jàngal », `python` → `jangal-python.html`. */
export function copyName(siteName: string, slug: string): string {
  return `${slugOf(siteName) || 'tutoriel'}-${slug}.html`;
}

/**
 * A link of a tutorial in its file: a step or a heading of it is a place of the file, a page of the site its whole
 * address; what could run is no link (K12).
 */
export function copyLink(href: string, address: string): string | undefined {
  const url = parseAddress(href, address);
  if (!url || !/^(?:https?|mailto|tel):$/.test(url.protocol)) return undefined;
  const own = new URL(address);
  if (url.origin !== own.origin || url.pathname !== own.pathname) return url.href;
  if (url.hash === '' && url.search === '') return '#contenu';
  const key = stepOfHash(url.hash);
  return key ? url.hash : `#${url.search ? stepOfAddress(url) : url.hash.slice(1)}`;
}
