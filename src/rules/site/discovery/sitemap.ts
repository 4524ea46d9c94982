import { absoluteUrl } from '../pages.ts';
import { element } from './xml.ts';

/** A page for search engines; `updated` only where its writer gave a day. */
export interface ListedPage {
  path: string;
  updated?: Date;
}

/**
 * `sitemap.xml` (sitemaps.org, 0.9): canonical addresses, and the day of the last change when known
 * (Q1).
 */
export function sitemap(pages: readonly ListedPage[], site: string): string {
  const urls = pages.map(({ path, updated }) => {
    const change = updated ? element('lastmod', updated.toISOString().slice(0, 10)) : '';
    return `<url>${element('loc', absoluteUrl(path, site))}${change}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

/** `robots.txt`: everything may be read, styles and scripts too (Q1). */
export function robots(site: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml', site)}\n`;
}
