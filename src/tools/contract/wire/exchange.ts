import { VISITOR_HEADER, XSRF_HEADER } from '../../../wire/endpoints.ts';
import type { Call } from './call.ts';

/** Headers of a call that browsers announce in a preflight (N2). */
export const ANNOUNCED_HEADERS = ['content-type', VISITOR_HEADER, XSRF_HEADER] as const;

/** Headers of an answer that the site reads: a service of another origin must expose them (N13, N16). */
export const READ_HEADERS = ['ETag', 'Retry-After'] as const;

/** How long a preflight may stand, in seconds: Chromium keeps none longer. */
export const PREFLIGHT_SECONDS = 7_200;

/** How an answer must be kept, in words and as a check of its `Cache-Control`. */
export const CACHES: Readonly<
  Record<Call['cache'], { says: string; allows(cacheControl: string): boolean }>
> = {
  shared: {
    says: '`no-cache` : gardée, redemandée à chaque fois',
    allows: (text) => /\bno-cache\b|\bno-store\b|\bmax-age=\d\b/.test(text),
  },
  private: {
    says: '`private, no-cache` : gardée par le navigateur seul, redemandée à chaque fois',
    allows: (text) =>
      /\bno-store\b/.test(text) ||
      (/\bprivate\b/.test(text) && /\bno-cache\b|\bmax-age=\d\b/.test(text)),
  },
  none: {
    says: '`no-store` ou `no-cache`',
    allows: (text) => /\bno-store\b|\bno-cache\b/.test(text),
  },
};
