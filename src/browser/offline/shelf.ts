import { isPagesCache, keptSlug } from '../../rules/offline/cache-names.ts';
import { isReadable } from '../../rules/offline/requests.ts';
import { unescapeHtml } from '../../rules/text/unescape.ts';
import { decodeKeptRecord, type KeptRecord, keptListPath } from '../../wire/offline.ts';

export interface VisitedPage {
  path: string;
  title: string;
}

/** The tutorials that are kept whole; a copy without a record was interrupted and is left out (K6). */
export async function keptRecords(): Promise<{ slug: string; record: KeptRecord }[]> {
  const found = [];
  for (const name of await cacheNames()) {
    const slug = keptSlug(name);
    const answer = slug && (await caches.match(keptListPath(slug), { cacheName: name }));
    const record = answer && decodeKeptRecord(await answer.json().catch(() => undefined));
    if (slug && record) found.push({ slug, record });
  }
  return found;
}

/**
 * The pages that were opened and read without network, with their titles, from their newest copies
 * (K6).
 */
export async function visitedPages(): Promise<VisitedPage[]> {
  const pages = new Map<string, string>();
  for (const name of (await cacheNames()).filter(isPagesCache).reverse()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url);
      if (!isReadable(pathname)) continue;
      if (pathname === '/') pages.set(pathname, 'Accueil');
      if (pages.has(pathname)) continue;
      const html = await (await cache.match(pathname, { ignoreVary: true }))?.text();
      pages.set(pathname, titleOf(html) ?? pathname);
    }
  }
  return [...pages].map(([path, title]) => ({ path, title }));
}

/** The names of the caches; none when the browser refuses them, as it may refuse its storage (V13). */
async function cacheNames(): Promise<string[]> {
  try {
    return await caches.keys();
  } catch (error) {
    console.warn('offline', error);
    return [];
  }
}

/** A title without the site's name, which follows the last « · ». */
function titleOf(html = ''): string | undefined {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return unescapeHtml(title).replace(/ · [^·]*$/, '') || undefined;
}
