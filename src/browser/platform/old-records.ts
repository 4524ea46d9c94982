import { deleteCookie } from './cookies.ts';
import { KEYS, writeText } from './storage.ts';

const USER_COOKIE = 'userId';
const PREFERENCES_COOKIE = 'userPreferences';

/** Erases what earlier versions of the site left, and nothing else (H13). */
export function eraseOldRecords(): void {
  deleteCookie(USER_COOKIE);
  deleteCookie(PREFERENCES_COOKIE);
  writeText('localStorage', KEYS.oldUser, undefined);
  writeText('localStorage', KEYS.oldCookiePreferences, undefined);
}
