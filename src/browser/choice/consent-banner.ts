import { KEYS, writeText } from '../platform/storage.ts';
import { ASKING_CLASS } from './consent.ts';

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
