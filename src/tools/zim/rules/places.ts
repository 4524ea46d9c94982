import { isLocal, parseAddress } from '../../../rules/site/sites.ts';
import {
  STEP_KEYS,
  type StepKey,
  stepOfAddress,
  stepOfHash,
} from '../../../rules/tutorial/steps.ts';

/** What the box opens with: the list of what it holds (K14). */
export const FRONT_PAGE = 'index.html';

/** Pages of the site that are in the box beside the tutorials, by their files (K14). */
export const GUIDES = [
  'conseils.html',
  'conseils/test.html',
  'conseils/reperes.html',
  'seller.html',
] as const;

/** Where a link leads from the box: to a file of it, to the network, or nowhere, and its words stay. */
export type Destination =
  | { is: 'inside'; file: string; hash: string }
  | { is: 'online'; href: string }
  | { is: 'words' };

const WORDS: Destination = { is: 'words' };
const SAFE = /^(?:https?|mailto|tel):$/;
const TUTORIAL = /^\/ressources\/([^/.]+)$/;
const PICTURE_OR_FILE = /^\/(.+\.[a-z\d]+)$/i;

/** The list of the steps of a tutorial: `python` → `ressources/python.html` (K14). */
export function tutorialFile(slug: string): string {
  return `ressources/${slug}.html`;
}

/** A step, which is a page of its own so that a search leads to it: `ressources/python/bases.html` (K14). */
export function stepFile(slug: string, key: StepKey): string {
  return `ressources/${slug}/${key}.html`;
}

/** Every page of the box, by its file (K14). */
export function pageFiles(slugs: readonly string[]): string[] {
  const tutorials = slugs.flatMap((slug) => [
    tutorialFile(slug),
    ...STEP_KEYS.map((key) => stepFile(slug, key)),
  ]);
  return [FRONT_PAGE, ...GUIDES, ...tutorials];
}

/**
 * The address of a file of the box in another, for the box has no root that a page may name:
 * `relativeHref('ressources/python/bases.html', 'ressources/python.html')` → `'../python.html'` (K14).
 */
export function relativeHref(from: string, to: string): string {
  const [here, there] = [from.split('/').slice(0, -1), to.split('/')];
  const differs = there.findIndex((name, at) => at === there.length - 1 || name !== here[at]);
  return [...here.slice(differs).map(() => '..'), ...there.slice(differs)].join('/');
}

/**
 * Where a link of a page of the site leads in the box: `?tabs=bases#bases-liste` of the page
 * `https://site/ressources/python` to a heading of `ressources/python/bases.html`; a page that is not in the
 * box to its address on the site, and to nothing when that address is of the machine that built it (K14).
 */
export function destinationOf(
  href: string,
  page: string,
  holds: (file: string) => boolean,
): Destination {
  const url = parseAddress(href, page);
  if (!url || !SAFE.test(url.protocol)) return WORDS;
  const own = url.origin === new URL(page).origin ? insideOf(url) : undefined;
  if (own && holds(own.file)) return own;
  return isLocal(url.href) ? WORDS : { is: 'online', href: url.href };
}

function insideOf(url: URL): Extract<Destination, { is: 'inside' }> | undefined {
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
