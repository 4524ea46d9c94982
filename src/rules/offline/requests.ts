import { has } from '../older.ts';
import { isSharedPicture } from '../site/discovery/shared-picture.ts';
import { OFFERED } from '../tutorial/offered.ts';
import { RENDERINGS } from '../tutorial/samples.ts';
import { isCopy } from './copies.ts';

/** The content type that each kind of file must come with; a page has no extension. */
const TYPES: Readonly<Record<string, RegExp>> = {
  '': /^text\/html\b/,
  js: /^(text|application)\/javascript\b/,
  css: /^text\/css\b/,
  woff2: /^(font\/|application\/font-)woff2\b/,
  svg: /^image\/svg\+xml\b/,
  png: /^image\/png\b/,
  jpg: /^image\/jpeg\b/,
  webp: /^image\/webp\b/,
  avif: /^image\/avif\b/,
  bin: /^application\/octet-stream\b/,
  csv: /^text\/csv\b/,
  mp3: /^audio\/mpeg\b/,
  json: /^application\/json\b/,
  wasm: /^application\/wasm\b/,
  webmanifest: /^application\/manifest\+json\b/,
};

/**
 * Folders whose files have a hash in their name; other files are asked again when the network allows
 * (K3).
 */
const ASSETS = ['/_astro/', RENDERINGS];
const SMALL_FILES =
  /^\/(?:favicon\.svg|manifest\.webmanifest|recherche\.json|(?:(?:exercices|films|seances)\/[^/]+|icons|logos)\/[^/]+)$/;

/** Pages that show what the service answers: without network there is little to read on them. */
const UNREADABLE = /^\/(?:(?:v[12]\/)?course|404|hors-ligne)$/;

/** The page shown in place of a page that is not on the device (K6). */
export const OFFLINE_PATH = '/hors-ligne';

/** The path under which a page is kept, whichever form of its address was followed (W8, K1): `/conseils/` → `/conseils`. */
export function keptPath(path: string): string {
  return path.replace(/(\.html|\/)$/, '') || '/';
}

/** What a browser knows of a request. */
export interface AskedFile {
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
export function kindOf(asked: AskedFile): 'page' | 'asset' | 'file' | undefined {
  const { origin, pathname } = new URL(asked.url);
  if (asked.method !== 'GET' || asked.hasRange || origin !== asked.origin) return undefined;
  if (isSharedPicture(pathname) || isCopy(pathname.slice(1))) return undefined;
  // A download is a navigation.
  if (pathname.startsWith(OFFERED)) return 'file';
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
  const type = has(TYPES, extension) ? TYPES[extension] : undefined;
  return (
    answer.status === 200 &&
    answer.type === 'basic' &&
    !answer.redirected &&
    type?.test(answer.contentType ?? '') === true
  );
}

/** The layout writes it in each page; a portal that answers in our name, at a hotel or a café, does not. */
const MARK = /<html [^>]*\bdata-version="/;

/** Whether this HTML is a page of ours: nothing else is kept under our addresses (K4). */
export function isOwnPage(html: string): boolean {
  return MARK.test(html);
}

const SCRIPT = /<script\b[^>]*\ssrc="(\/_astro\/[^"]+)"/g;

/** The hashed programs that a page loads as it opens: without them a copy of it is not whole (K3). */
export function scriptsOf(html: string): string[] {
  return [...html.matchAll(SCRIPT)].map(([, path = '']) => path);
}

/** Whether a path promises a page: files have an extension. */
export function isPage(path: string): boolean {
  return !/\.\w+$/.test(path);
}

/**
 * Whether a path is a page that reads without network. Pages are static, so an address is kept without
 * its query: `/ressources/python?tabs=exos` is `/ressources/python` (K1).
 */
export function isReadable(path: string): boolean {
  return isPage(path) && !UNREADABLE.test(path);
}
