import { readCookie } from './cookies.ts';

const CONSENT_COOKIE = 'rgpd_consent';

/** The visitor accepted; no choice and a refusal are the same here. */
export function hasConsent(): boolean {
  return readCookie(CONSENT_COOKIE) === 'true';
}

/** Progress is kept after acceptance; without it, it lasts for the session only (decisions, §4). */
export function progressArea(): 'localStorage' | 'sessionStorage' {
  return hasConsent() ? 'localStorage' : 'sessionStorage';
}
