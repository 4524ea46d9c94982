import { deleteCookie, writeCookie } from '../platform/cookies.ts';
import { CONSENT_LIFETIME_SECONDS } from './consent.ts';
import { VISITOR_COOKIE } from './visitor.ts';

/** Stores the hash on the main domain (V11). */
export function keepVisitorId(hash: string, domain: string | undefined): void {
  writeCookie(VISITOR_COOKIE, hash, {
    // The hash lives no longer than the consent that allows it.
    maxAgeSeconds: CONSENT_LIFETIME_SECONDS,
    sameSite: 'Strict',
    domain,
  });
}

export function forgetVisitorId(domain: string | undefined): void {
  deleteCookie(VISITOR_COOKIE, domain);
}
