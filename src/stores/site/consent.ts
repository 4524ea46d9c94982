import { type Change, keepChoice } from '../../browser/choice/consent.ts';
import { hideBanner, hideForSession, showBanner } from '../../browser/choice/consent-banner.ts';
import { show } from '../../browser/page/notices.ts';
import { KEYS, readText } from '../../browser/platform/storage.ts';
import { keepForSession, keepOnDevice, keepWithdrawn } from './records.ts';
import { forgetVisitor, identifyVisitor } from './visitor.ts';

/** The choice, and that the banner was closed, beside the cookie (V1, V4). */
const RECORDS = [
  ['localStorage', KEYS.consent],
  ['sessionStorage', KEYS.consentHidden],
] as const;

/** Called for a button of the banner or of the footer (V2, V4, V5). */
export function run(button: HTMLElement): void {
  logUnreadable();
  const { consent } = button.dataset;
  if (consent === 'manage') showBanner(button);
  else hideBanner();
  if (consent === 'accept') choose(true);
  if (consent === 'refuse') choose(false);
  if (consent === 'hide') hideForSession();
}

/** Called for what another tab has changed: its choice holds here too, with what it implies (V6, V7). */
export function hear({ key, oldValue }: Change): void {
  if (key === KEYS.consent) obey();
  else keepWithdrawn(key, oldValue);
}

/** Called when the choice was made elsewhere, also while this tab slept (V6, V7). */
export function obey(): void {
  hideBanner();
  keepOnDevice();
}

/** Opens the choice for who comes from the personal space (V3). */
export function ask(): void {
  showBanner();
}

/**
 * Stores the choice, which holds at once in all tabs, and moves the records to the storage that it
 * allows (V1, V6, V7).
 */
function choose(isAccepted: boolean): void {
  keepChoice(isAccepted);
  if (isAccepted) keepOnDevice();
  else keepForSession();
  if (isAccepted) void identifyVisitor();
  else forgetVisitor();
  show({ text: 'Votre choix est enregistré.', tone: 'success' });
}

/** Logs the records of the choice that say neither yes nor no, before they are written anew (V13). */
function logUnreadable(): void {
  for (const [area, key] of RECORDS) {
    const text = readText(area, key) ?? 'false';
    if (text !== 'true' && text !== 'false') console.warn('storage', key);
  }
}
