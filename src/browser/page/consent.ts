import { readCookie, writeCookie } from '../platform/cookies.ts';
import { KEYS, writeText } from '../platform/storage.ts';

/** How long a choice stands: one year (V1). */
export const CONSENT_LIFETIME_SECONDS = 31_536_000;
/** The class of the root element when no choice is stored; `inline/head.ts` sets it (V2). */
export const ASKING_CLASS = 'asks-consent';

/**
 * True once accepted, false once refused, undefined before any choice. The cookie is the authority
 * (V1).
 */
export function consentChoice(): boolean | undefined {
  const stored = readCookie(KEYS.consent);
  return stored === 'true' ? true : stored === 'false' ? false : undefined;
}

/** Whether the visitor accepted; no choice counts as a refusal (V8). */
export function hasConsent(): boolean {
  return consentChoice() === true;
}

/** Stores the choice in the cookie and in local storage, where other tabs hear of it (V1, V6). */
export function keepChoice(isAccepted: boolean): void {
  const value = String(isAccepted);
  writeCookie(KEYS.consent, value, { maxAgeSeconds: CONSENT_LIFETIME_SECONDS, sameSite: 'Lax' });
  writeText('localStorage', KEYS.consent, value);
}

/** Hides the banner for the session, without storing a choice (V4). */
export function hideForSession(): void {
  writeText('sessionStorage', KEYS.consentHidden, 'true');
}

let opener: HTMLElement | undefined;

/**
 * « Gérer mes cookies »: shows the banner again and focuses it; closing it gives the focus back to the
 * button, if one was pressed (V5).
 */
export function showBanner(button?: HTMLElement): void {
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

/** Calls back when another tab has chosen (V6). */
export function onChoiceElsewhere(heard: () => void): void {
  window.addEventListener('storage', ({ key }) => key === KEYS.consent && heard());
}

/** Where progress is kept: local storage after acceptance, else for the session only (V7). */
export function progressArea(): 'localStorage' | 'sessionStorage' {
  return hasConsent() ? 'localStorage' : 'sessionStorage';
}
