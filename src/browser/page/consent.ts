import { readCookie, writeCookie } from '../platform/cookies.ts';
import { KEYS, writeText } from '../platform/storage.ts';

/** « Consent cookie lifetime 31536000 seconds (one year) » (section 9). */
export const CONSENT_LIFETIME_SECONDS = 31_536_000;
/** The class that `inline/head.ts` has set already when no choice was stored. */
export const ASKING_CLASS = 'asks-consent';

/** True once accepted, false once refused; undefined before any choice. The cookie is the authority. */
export function consentChoice(): boolean | undefined {
  const stored = readCookie(KEYS.consent);
  return stored === 'true' ? true : stored === 'false' ? false : undefined;
}

/** The visitor accepted; no choice and a refusal are the same here. */
export function hasConsent(): boolean {
  return consentChoice() === true;
}

/** « secure, lax same-site; consent also in local storage » (section 9), where other tabs hear of it. */
export function keepChoice(isAccepted: boolean): void {
  const value = String(isAccepted);
  writeCookie(KEYS.consent, value, { maxAgeSeconds: CONSENT_LIFETIME_SECONDS, sameSite: 'Lax' });
  writeText('localStorage', KEYS.consent, value);
}

/** « close hides it for the session without storing » (section 4). */
export function hideForSession(): void {
  writeText('sessionStorage', KEYS.consentHidden, 'true');
}

let opener: HTMLElement | undefined;

/** « Gérer mes cookies »: the banner again, with the focus; its closing gives it back to the button. */
export function showBanner(button: HTMLElement): void {
  opener = button;
  document.documentElement.classList.add(ASKING_CLASS);
  document.querySelector<HTMLElement>('.consent')?.focus();
}

export function hideBanner(): void {
  const hadFocus = document.querySelector('.consent')?.contains(document.activeElement);
  document.documentElement.classList.remove(ASKING_CLASS);
  const next = opener ?? document.getElementById('contenu');
  if (hadFocus) next?.focus({ preventScroll: true });
}

/** Calls back when another tab has chosen. */
export function onChoiceElsewhere(heard: () => void): void {
  window.addEventListener('storage', ({ key }) => key === KEYS.consent && heard());
}

/** Progress is kept after acceptance; without it, it lasts for the session only (decisions, §4). */
export function progressArea(): 'localStorage' | 'sessionStorage' {
  return hasConsent() ? 'localStorage' : 'sessionStorage';
}
