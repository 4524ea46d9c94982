import { absoluteUrl } from '../pages.ts';
import { xmlDocument } from './xml.ts';

/** A page for search engines; `updated` only where its writer gave a day. */
export interface ListedPage {
  path: string;
  updated?: Date;
}

/**
 * `sitemap.xml` (sitemaps.org, 0.9): canonical addresses, and the day of the last change when known
 * (Q1). Not @astrojs/sitemap: it writes an index and numbered files, never one file at this address.
 */
export function sitemap(pages: readonly ListedPage[], site: string): string {
  const url = pages.map(({ path, updated }) => ({
    loc: absoluteUrl(path, site),
    lastmod: updated?.toISOString().slice(0, 10),
  }));
  const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return xmlDocument({ urlset: { '@_xmlns': xmlns, url } });
}

/** `robots.txt`: everything may be read, styles and scripts too (Q1); of a preview, nothing (W25). */
export function robots(site: string, isPreview = false): string {
  if (isPreview) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml', site)}\n`;
}
