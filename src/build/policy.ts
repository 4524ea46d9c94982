import { type Settings, serviceOrigins } from './settings.ts';

/**
 * The page's Content Security Policy; Astro adds the hashes of its scripts and styles. What a meta
 * element cannot hold (frame-ancestors) goes with the headers (W12).
 */
export function contentSecurityPolicy(settings: Settings) {
  const services = serviceOrigins(settings);
  const media = [...new Set([...services, ...settings.mediaOrigins])].join(' ');
  return {
    directives: [
      "default-src 'none'" as const,
      `connect-src 'self' ${services.join(' ')}` as const,
      `img-src 'self' data: ${media}` as const,
      `media-src 'self' ${media}` as const,
      "font-src 'self'" as const,
      "manifest-src 'self'" as const,
      // The frame of the workshop, a file of ours, and the player of the trainers' video (E5).
      `frame-src ${["'self'", ...settings.frameOrigins].join(' ')}` as const,
      "worker-src 'self'" as const,
      "base-uri 'none'" as const,
      "form-action 'self'" as const,
      // Text becomes no HTML and no program, but through the one policy of `inline/trusted.ts`.
      "require-trusted-types-for 'script'" as const,
      'trusted-types default' as const,
    ],
  };
}
