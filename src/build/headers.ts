/** Headers of every answer: what the meta policy of the page cannot hold, and the rest. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

const HASHED_ASSETS = '/_astro/';
/** Fifteen logos asked again on every page cost a phone fifteen exchanges: a week late is not wrong. */
const PICTURES = /^\/(?:favicon\.svg$|icons\/|logos\/|media\/)/;
const WEEK_SECONDS = 604_800;
const YEAR_SECONDS = 31_536_000;

/**
 * Hashed assets never change, pictures hardly do; everything else is asked again, and answered 304 when
 * unchanged.
 */
export function headersFor(path: string): Record<string, string> {
  return { ...SECURITY_HEADERS, 'Cache-Control': cacheFor(path) };
}

function cacheFor(path: string): string {
  if (path.startsWith(HASHED_ASSETS)) return `public, max-age=${YEAR_SECONDS}, immutable`;
  if (PICTURES.test(path)) return `public, max-age=${WEEK_SECONDS}`;
  return 'public, max-age=0, must-revalidate';
}
