import { absoluteUrl } from '../pages.ts';
import { element, escapeXml } from './xml.ts';

/** Where the tutorials are announced. */
export const FEED_PATH = '/tutoriels.xml';

/** A tutorial in the feed. */
export interface FeedItem {
  title: string;
  description: string;
  path: string;
  updated: Date;
}

/** RSS 2.0, newest first; tutorials of the same day stand in the order of their addresses (Q4). */
export function tutorialFeed(name: string, items: readonly FeedItem[], site: string): string {
  const sorted = items.toSorted(
    (a, b) => b.updated.getTime() - a.updated.getTime() || (a.path < b.path ? -1 : 1),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', `Tutoriels · ${name}`),
    element('link', absoluteUrl('/ressources', site)),
    element(
      'description',
      'Les tutoriels de programmation gratuits, du plus récent au plus ancien.',
    ),
    element('language', 'fr'),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(absoluteUrl(FEED_PATH, site))}"/>`,
    ...sorted.map((item) => feedItem(item, site)),
    '</channel>',
    '</rss>\n',
  ].join('\n');
}

function feedItem({ title, description, path, updated }: FeedItem, site: string): string {
  const url = absoluteUrl(path, site);
  const parts = [
    element('title', title),
    element('link', url),
    element('description', description),
    element('pubDate', updated.toUTCString()),
    element('guid', url),
  ];
  return `<item>${parts.join('')}</item>`;
}
