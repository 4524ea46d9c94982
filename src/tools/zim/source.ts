import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { select } from 'hast-util-select';
import { missingPicture } from '../../build/copies/pictures.ts';
import { type ReadingTree, readingTree } from '../../build/copies/reading-copy.ts';
import { addressOf } from '../../build/folder.ts';
import { parseHtml } from '../../build/page.ts';
import { pageFiles, relativeHref } from './rules/files.ts';
import { placeOf } from './rules/place.ts';
import { tidy } from './tidy.ts';

/** The built site, from which the box is made. */
export interface Source {
  folder: string;
  /** `https://formations.exemple.sn`: where the site was built for. */
  site: string;
  /** Of its tutorials. */
  slugs: readonly string[];
  /** Files that the pages read so far lead to or show: they go into the box. */
  asked: Set<string>;
}

/** The address that the site was built for. Throws a sentence when the folder holds no site. */
export function siteOf(folder: string): string {
  const file = join(folder, 'ressources.html');
  const page = parseHtml(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const address = select('link[rel=canonical]', page)?.properties.href;
  if (typeof address === 'string') return address.replace(/\/ressources$/, '');
  throw new Error(`${folder}/ ne contient pas de site : lancez d’abord npm run build.`);
}

/**
 * A page of the site as it is read in the box, where it takes the place of `file` or lies beside it; what it shows
 * and offers is asked for. Throws a sentence when a picture is missing.
 */
export function readPage(source: Source, page: string, file = page): ReadingTree {
  const { folder, site, slugs, asked } = source;
  const pages = new Set(pageFiles(slugs));
  const address = site + addressOf(page);
  const ask = (path: string) => {
    if (!pages.has(path)) asked.add(path);
    return relativeHref(file, path);
  };
  const tree = readingTree(readFileSync(join(folder, page), 'utf8'), {
    hasForms: true,
    link: (href) => {
      const place = placeOf(href, address, (one) => pages.has(one) || isFile(folder, one));
      if (place.is === 'inside') return ask(place.file) + place.hash;
      return place.is === 'online' ? place.href : undefined;
    },
    picture: (src) => {
      if (!isFile(folder, src.slice(1))) throw missingPicture(src);
      return ask(src.slice(1));
    },
  });
  tidy(tree.main);
  return tree;
}

/** A file that is no page: those of the site are not all in the box. */
function isFile(folder: string, path: string): boolean {
  return !path.endsWith('.html') && !path.includes('..') && existsSync(join(folder, path));
}
