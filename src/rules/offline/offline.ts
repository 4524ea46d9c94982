import { isSharedPicture } from '../site/discovery/share.ts';
import { RENDERINGS } from '../tutorial/renderings.ts';

/**
 * What is kept for reading without network, and under which names. Pages are static, so an address is
 * kept without its query: `/ressources/python?tabs=exos` is `/ressources/python` (K1).
 */
const PAGES = 'pages-';
const KEPT = 'kept-';

/** The content type that each kind of file must come with; a page has no extension. */
const TYPES: Readonly<Record<string, RegExp>> = {
  '': /^text\/html\b/,
  js: /^(?:text|application)\/javascript\b/,
  css: /^text\/css\b/,
  woff2: /^(?:font\/woff2|application\/font-woff2)\b/,
  svg: /^image\/svg\+xml\b/,
  png: /^image\/png\b/,
  jpg: /^image\/jpeg\b/,
  webp: /^image\/webp\b/,
  avif: /^image\/avif\b/,
  json: /^application\/json\b/,
  webmanifest: /^application\/manifest\+json\b/,
};

/**
 * Folders whose files have a hash in their name; other files are asked again when the network allows
 * (K3).
 */
const ASSETS = ['/_astro/', RENDERINGS];
const SMALL_FILES =
  /^\/(?:favicon\.svg|manifest\.webmanifest|recherche\.json|(?:icons|logos)\/[^/]+)$/;

/** Pages that show what the service answers: without network there is little to read on them. */
const UNREADABLE = /^\/(?:(?:v[12]\/)?course|404|hors-ligne)$/;

/** The page shown in place of a page that is not on the device (K6). */
export const OFFLINE_PATH = '/hors-ligne';

/** What a browser knows of a request. */
export interface Asked {
  method: string;
  url: string;
  origin: string;
  isNavigation: boolean;
  hasRange: boolean;
}

/** What a browser knows of an answer. */
export interface Answered {
  status: number;
  type: string;
  redirected: boolean;
  contentType: string | null;
}

/**
 * How the worker answers a request: `asset` from the device first, `page` and `file` from the network
 * first; undefined: it leaves the request alone (services, other origins, media of courses, parts of a
 * video) (K3, K4).
 */
export function kindOf(asked: Asked): 'page' | 'asset' | 'file' | undefined {
  const { origin, pathname } = new URL(asked.url);
  if (asked.method !== 'GET' || asked.hasRange || origin !== asked.origin) return undefined;
  if (isSharedPicture(pathname)) return undefined;
  if (asked.isNavigation) return 'page';
  if (ASSETS.some((folder) => pathname.startsWith(folder))) return 'asset';
  return SMALL_FILES.test(pathname) ? 'file' : undefined;
}

/**
 * Whether an answer may be kept: whole, from our own site, not redirected, of the type that its address
 * promises (K4).
 */
export function isStorable(path: string, answer: Answered): boolean {
  const extension = /\.(\w+)$/.exec(path)?.[1] ?? '';
  const type = Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined;
  return (
    answer.status === 200 &&
    answer.type === 'basic' &&
    !answer.redirected &&
    type?.test(answer.contentType ?? '') === true
  );
}

/** The cache of the pages visited with one build, and of their files. */
export function pagesCache(version: string): string {
  return PAGES + version;
}

export function isPagesCache(name: string): boolean {
  return name.startsWith(PAGES);
}

/** The cache of a tutorial kept whole: `kept-c@` is not the start of `kept-cpp@`. */
export function keptCache(slug: string, version: string): string {
  return `${keptPrefix(slug)}${version}`;
}

export function keptPrefix(slug: string): string {
  return `${KEPT}${slug}@`;
}

/** `kept-python@1a2b3c4d` → `python`; undefined for another cache. */
export function keptSlug(name: string): string | undefined {
  return name.startsWith(KEPT) ? name.slice(KEPT.length).split('@')[0] : undefined;
}

/**
 * The caches to delete, from names in the order of their making: this build and the one before stay
 * (K3).
 */
export function oldCaches(names: readonly string[], current: string): string[] {
  const others = names.filter((name) => isPagesCache(name) && name !== current);
  return others.slice(0, -1);
}

/** Whether a path is a page that reads without network. */
export function isReadable(path: string): boolean {
  return !/\.\w+$/.test(path) && !UNREADABLE.test(path);
}

/** 66689 → « 67 Ko », 4200 → « 4,2 Ko »; bytes, by thousands. */
export function sizeLabel(bytes: number): string {
  const maximumFractionDigits = bytes < 10_000 ? 1 : 0;
  const size = (bytes / 1_000).toLocaleString('fr', { maximumFractionDigits });
  return `${size}\u00a0Ko`;
}
