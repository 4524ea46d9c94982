import { readCookie, writeCookie } from '../platform/cookies.ts';
import { KEYS, readText, writeText } from '../platform/storage.ts';

/** How long a choice stands: one year (V1). */
export const CONSENT_LIFETIME_SECONDS = 31_536_000;
/** The class of the root element when no choice is stored; `inline/head.ts` sets it (V2). */
export const ASKING_CLASS = 'asks-consent';

/**
 * True once accepted, false once refused, undefined before any choice. The cookie is the authority; when
 * it is gone, as browsers make it after some days, local storage remembers (V1).
 */
function consentChoice(): boolean | undefined {
  return choiceIn(readCookie(KEYS.consent)) ?? choiceIn(readText('localStorage', KEYS.consent));
}

/** Whether the visitor accepted; no choice counts as a refusal (V8). */
export function hasConsent(): boolean {
  return consentChoice() === true;
}

/** Stores the choice in the cookie and in local storage, where other tabs hear of it (V1, V6). */
export function keepChoice(isAccepted: boolean): void {
  const value = String(isAccepted);
  writeCookie(KEYS.consent, value, { maxAgeSeconds: CONSENT_LIFETIME_SECONDS, sameSite: 'Lax' });
  // Where there is no room, what stands there must not say the contrary.
  if (!writeText('localStorage', KEYS.consent, value))
    writeText('localStorage', KEYS.consent, undefined);
}

/** Writes the choice again where it is gone, or differs from the cookie: our other sites read that one (V1). */
export function mendChoice(): void {
  const choice = consentChoice();
  const text = String(choice);
  if (choice === undefined) return;
  if (readCookie(KEYS.consent) !== text || readText('localStorage', KEYS.consent) !== text)
    keepChoice(choice);
}

/** What another tab has changed in local storage. */
export type Change = Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>;

/** Calls back when another tab has chosen, and for what it takes away then (V6). */
export function onOtherTab(heard: (change: Change) => void): void {
  window.addEventListener('storage', (change) => {
    if (change.key === KEYS.consent || change.newValue === null) heard(change);
  });
}

function choiceIn(text: string | undefined): boolean | undefined {
  return text === 'true' ? true : text === 'false' ? false : undefined;
}
