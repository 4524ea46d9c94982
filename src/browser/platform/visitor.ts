import { CONSENT_LIFETIME_SECONDS } from '../page/consent.ts';
import { deleteCookie, readCookie, writeCookie } from './cookies.ts';

const VISITOR_COOKIE = 'visitorId';
/** The specification's own value for « no fingerprint » (section 8). */
const NO_VISITOR = 'null';
const FINGERPRINT = /^[0-9a-f]{32}$/;

/** What the header `x-visitor-id` says: the stored fingerprint hash, else « null » (decisions, §4). */
export function visitorId(): string {
  const stored = readCookie(VISITOR_COOKIE) ?? '';
  return FINGERPRINT.test(stored) ? stored : NO_VISITOR;
}

export function hasVisitorId(): boolean {
  return visitorId() !== NO_VISITOR;
}

/** « stored in a Secure, SameSite=Strict cookie on the main domain » (section 7). */
export function keepVisitorId(hash: string, domain: string | undefined): void {
  writeCookie(VISITOR_COOKIE, hash, {
    // As long as the consent that allows it.
    maxAgeSeconds: CONSENT_LIFETIME_SECONDS,
    sameSite: 'Strict',
    domain,
  });
}

export function forgetVisitorId(domain: string | undefined): void {
  deleteCookie(VISITOR_COOKIE, domain);
}
