import { CONSENT_LIFETIME_SECONDS } from '../page/consent.ts';
import { deleteCookie, readCookie, writeCookie } from './cookies.ts';

const VISITOR_COOKIE = 'visitorId';
/** The header says so when there is no hash (V8). */
const NO_VISITOR = 'null';
const FINGERPRINT = /^[0-9a-f]{32}$/;

/** The value of `x-visitor-id`: the stored hash, else `null` (V8). */
export function visitorId(): string {
  const stored = readCookie(VISITOR_COOKIE) ?? '';
  return FINGERPRINT.test(stored) ? stored : NO_VISITOR;
}

export function hasVisitorId(): boolean {
  return visitorId() !== NO_VISITOR;
}

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
