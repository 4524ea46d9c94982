import { RESOURCE_PARAMETER } from '../links.ts';
import { absoluteUrl } from '../pages.ts';
import { xmlDocument } from './xml.ts';

/** Where browsers find the description of our search. */
export const OPEN_SEARCH_PATH = '/opensearch.xml';

/** « ShortName: 16 or fewer characters » (OpenSearch 1.1): whole words, or the start of a long one. */
const SHORT_NAME = /^.{1,16}(?!\S)|^.{16}/u;

/** The address of the search, with a place for the words: `…/ressources?q={searchTerms}`. */
export function searchTemplate(site: string, place: string): string {
  return `${absoluteUrl('/ressources', site)}?${RESOURCE_PARAMETER}={${place}}`;
}

/**
 * OpenSearch 1.1: a browser that has visited the site can search the tutorials from its address bar
 * (Q5).
 */
export function openSearch(name: string, site: string): string {
  return xmlDocument({
    OpenSearchDescription: {
      '@_xmlns': 'http://a9.com/-/spec/opensearch/1.1/',
      ShortName: SHORT_NAME.exec(name)?.[0] ?? name,
      Description: `Chercher dans les tutoriels de ${name}`,
      InputEncoding: 'UTF-8',
      Language: 'fr',
      Image: {
        '@_width': '48',
        '@_height': '48',
        '@_type': 'image/png',
        '#text': absoluteUrl('/icons/icon-48.png', site),
      },
      Url: { '@_type': 'text/html', '@_template': searchTemplate(site, 'searchTerms') },
    },
  });
}
