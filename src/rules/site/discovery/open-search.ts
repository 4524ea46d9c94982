import { absoluteUrl } from '../pages.ts';
import { element, escapeXml } from './xml.ts';

/** `/ressources?q=mot` opens the page with its search filled (R5). */
export const RESOURCE_PARAMETER = 'q';

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
  const template = escapeXml(searchTemplate(site, 'searchTerms'));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    element('ShortName', SHORT_NAME.exec(name)?.[0] ?? name),
    element('Description', `Chercher dans les tutoriels de ${name}`),
    element('InputEncoding', 'UTF-8'),
    element('Language', 'fr'),
    `<Image width="48" height="48" type="image/png">${escapeXml(absoluteUrl('/icons/icon-48.png', site))}</Image>`,
    `<Url type="text/html" template="${template}"/>`,
    '</OpenSearchDescription>\n',
  ].join('\n');
}
