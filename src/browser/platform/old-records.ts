import { deleteCookie } from './cookies.ts';
import { KEYS, writeText } from './storage.ts';

const USER_COOKIE = 'userId';
const PREFERENCES_COOKIE = 'userPreferences';

/**
 * Erases what earlier versions of the site left, and nothing else: their cookies were set for this host
 * or for the main domain, when there is one (H13).
 */
export function eraseOldRecords(domain?: string): void {
  deleteCookie(USER_COOKIE, domain);
  deleteCookie(PREFERENCES_COOKIE, domain);
  writeText('localStorage', KEYS.oldUser, undefined);
  writeText('localStorage', KEYS.oldCookiePreferences, undefined);
}
