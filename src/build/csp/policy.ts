import { type Settings, serviceOrigins } from '../settings.ts';

/**
 * The page's Content Security Policy; Astro adds the hashes of its scripts and styles. What a meta
 * element cannot hold (frame-ancestors) goes with the headers (W12).
 */
export function contentSecurityPolicy(settings: Settings) {
  return {
    directives: [
      "default-src 'none'" as const,
      `connect-src 'self' ${serviceOrigins(settings).join(' ')}` as const,
      "img-src 'self' data: https:" as const,
      "media-src 'self' https:" as const,
      "font-src 'self'" as const,
      "manifest-src 'self'" as const,
      // The frame of the workshop, a file of ours.
      "frame-src 'self'" as const,
      "worker-src 'self'" as const,
      "base-uri 'none'" as const,
      "form-action 'self'" as const,
    ],
  };
}
