import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { missingPicture } from '../../build/copies/pictures.ts';
import { type Reading, readingOf } from '../../build/copies/reading.ts';
import { addressOf } from '../../build/folder.ts';
import { destinationOf, pageFiles, relativeHref } from './rules/places.ts';

/** The built site, from which the box is made. */
export interface BuiltSite {
  folder: string;
  /** `https://formations.exemple.sn`: where the site was built for. */
  address: string;
  /** Of its tutorials. */
  slugs: readonly string[];
  /** Files that the pages read so far lead to or show: they go into the box. */
  asked: Set<string>;
}

/** The address that the site was built for. Throws a sentence when the folder holds no site. */
export function addressOfSite(folder: string): string {
  const file = join(folder, 'ressources.html');
  const page = fromHtml(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const address = select('link[rel="canonical"]', page)?.properties.href;
  if (typeof address === 'string') return address.replace(/\/ressources$/, '');
  throw new Error(`${folder}/ ne contient pas de site : lancez d’abord npm run build.`);
}

/**
 * A page of the site as it is read in the box, where it takes the place of `file` or lies beside it; what it shows
 * and offers is asked for. Throws a sentence when a picture is missing.
 */
export function readPage(site: BuiltSite, page: string, file = page): Reading {
  const pages = new Set(pageFiles(site.slugs));
  const ask = (path: string) => {
    if (!pages.has(path)) site.asked.add(path);
    return relativeHref(file, path);
  };
  const html = readFileSync(join(site.folder, page), 'utf8');
  const reading = readingOf(fromHtml(html), (href) => {
    const place = destinationOf(
      href,
      site.address + addressOf(page),
      (one) => pages.has(one) || isFile(site.folder, one),
    );
    if (place.is === 'inside') return ask(place.file) + place.hash;
    return place.is === 'online' ? place.href : undefined;
  });
  for (const { properties } of selectAll('img', reading.main)) {
    const src = `${properties.src}`;
    if (!isFile(site.folder, src.slice(1))) throw missingPicture(src);
    properties.src = ask(src.slice(1));
  }
  return reading;
}

/** A file that is no page: those of the site are not all in the box. */
function isFile(folder: string, path: string): boolean {
  return !path.endsWith('.html') && !path.includes('..') && existsSync(join(folder, path));
}
