import { RENDERINGS } from '../../rules/tutorial/samples.ts';

/**
 * Headers of every answer, errors too; settings and the build make more of the policy (W11). By hand:
 * nginx, Caddy and `_headers` get them too, where no library of Node runs.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Browsers ignore it over plain http: the local server may send it too.
  'Strict-Transport-Security': 'max-age=31536000',
};

const WEEK = 'public, max-age=604800';
export const YEAR = 'public, max-age=31536000, immutable';
export const ASK_AGAIN = 'public, max-age=0, must-revalidate';
export const NEVER = 'no-store';

/**
 * What is kept without asking again, by folder (`/…/`), file, or files of one folder (`*`). A hash in the
 * name: a year. Fifteen logos asked again on every page cost a phone fifteen exchanges: a picture a week
 * late is not wrong (W10).
 */
export const KEPT: Readonly<Record<string, string>> = {
  '/_astro/': YEAR,
  // Two hundred files: Cloudflare reads no rule for each, and one for all would keep a 404 a year.
  '/pagefind/fragment/': WEEK,
  '/pagefind/index/': WEEK,
  '/pagefind/filter/': WEEK,
  '/pagefind/*.pf_meta': YEAR,
  '/favicon.svg': WEEK,
  '/films/': WEEK,
  '/icons/': WEEK,
  '/logos/': WEEK,
  '/media/': WEEK,
  '/partage/': WEEK,
  [RENDERINGS]: WEEK,
};

/** Whose names hold a hash of what they hold: a page that is open asks for those of its own build. */
const HASHED = [
  '/_astro/',
  '/pagefind/fragment/',
  '/pagefind/index/',
  '/pagefind/filter/',
  '/pagefind/*.pf_meta',
];

/** Whether a file never changes under its name: the files of an older build may stay beside a new one's. */
export function isHashed(path: string): boolean {
  return HASHED.some((place) => isIn(place, path));
}

/**
 * How long an answer is kept. An error never is: a chunk that is missing while a build is put online must
 * not be missing for a year (W10).
 */
export function cacheFor(path: string, status = 200): string {
  if (status >= 400) return NEVER;
  const kept = Object.entries(KEPT).find(([place]) => isIn(place, path));
  return kept?.[1] ?? ASK_AGAIN;
}

function isIn(place: string, path: string): boolean {
  return new RegExp(patternOf(place)).test(path);
}

/** A place of `KEPT` as a regular expression: `/favicon.svg` → `^/favicon\.svg$`. */
export function patternOf(place: string): string {
  const pattern = place.replaceAll('.', '\\.').replaceAll('*', '[^/]*');
  return `^${pattern}${place.endsWith('/') ? '' : '$'}`;
}
