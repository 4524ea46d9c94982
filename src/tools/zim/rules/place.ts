import { isLocal, parseAddress } from '../../../rules/site/sites.ts';
import { stepOfAddress, stepOfHash } from '../../../rules/tutorial/steps.ts';
import { FRONT_PAGE, stepFile, tutorialFile } from './files.ts';

/** Where a link leads from the box: to a file of it, to the network, or nowhere, and its words stay. */
export type Place =
  | { is: 'inside'; file: string; hash: string }
  | { is: 'online'; href: string }
  | { is: 'words' };

const WORDS: Place = { is: 'words' };
const SAFE = /^(?:https?|mailto|tel):$/;
const TUTORIAL = /^\/ressources\/([^/.]+)$/;
const PICTURE_OR_FILE = /^\/(.+\.[a-z\d]+)$/i;

/**
 * Where a link of a page of the site leads in the box: `?tabs=bases#bases-liste` of the page
 * `https://site/ressources/python` to a heading of `ressources/python/bases.html`; a page that is not in the
 * box to its address on the site, and to nothing when that address is of the machine that built it (K14).
 */
export function placeOf(href: string, page: string, holds: (file: string) => boolean): Place {
  const url = parseAddress(href, page);
  if (!url || !SAFE.test(url.protocol)) return WORDS;
  const own = url.origin === new URL(page).origin ? insideOf(url) : undefined;
  if (own && holds(own.file)) return own;
  return isLocal(url.href) ? WORDS : { is: 'online', href: url.href };
}

function insideOf(url: URL): Extract<Place, { is: 'inside' }> | undefined {
  const { pathname, search, hash } = url;
  const [, slug] = TUTORIAL.exec(pathname) ?? [];
  if (slug) {
    const key = search === '' ? stepOfHash(hash) : stepOfAddress(url);
    if (!key) return { is: 'inside', file: tutorialFile(slug), hash: '' };
    return { is: 'inside', file: stepFile(slug, key), hash: hash === `#${key}` ? '' : hash };
  }
  if (pathname === '/ressources') return { is: 'inside', file: FRONT_PAGE, hash: '' };
  // The front page of the site is the catalogue, which is not in the box.
  if (pathname === '/') return undefined;
  const [, file = `${pathname.slice(1)}.html`] = PICTURE_OR_FILE.exec(pathname) ?? [];
  return { is: 'inside', file, hash };
}
