/** Headers of every answer: what the meta policy of the page cannot hold, and the rest. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

const HASHED_ASSETS = '/_astro/';
const YEAR_SECONDS = 31_536_000;

/** Hashed assets never change; everything else is asked again, and answered 304 when unchanged. */
export function headersFor(path: string): Record<string, string> {
  const cache = path.startsWith(HASHED_ASSETS)
    ? `public, max-age=${YEAR_SECONDS}, immutable`
    : 'public, max-age=0, must-revalidate';
  return { ...SECURITY_HEADERS, 'Cache-Control': cache };
}
