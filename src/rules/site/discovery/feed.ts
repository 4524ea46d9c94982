import { getRssString } from '@astrojs/rss';
import { absoluteUrl } from '../pages.ts';
import { xmlText } from './xml.ts';

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
export function tutorialFeed(
  name: string,
  items: readonly FeedItem[],
  site: string,
): Promise<string> {
  const sorted = [...items].sort(
    (a, b) => b.updated.getTime() - a.updated.getTime() || (a.path < b.path ? -1 : 1),
  );
  const self = `<atom:link rel="self" type="application/rss+xml" href="${absoluteUrl(FEED_PATH, site)}"/>`;
  return getRssString({
    title: xmlText(`Tutoriels · ${name}`),
    description: 'Les tutoriels de programmation gratuits, du plus récent au plus ancien.',
    site: absoluteUrl('/ressources', site),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>fr</language>${self}`,
    items: sorted.map(({ title, description, path, updated }) => ({
      title: xmlText(title),
      description: xmlText(description),
      link: absoluteUrl(path, site),
      pubDate: updated,
    })),
  });
}
