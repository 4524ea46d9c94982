import {
  hideBanner,
  hideForSession,
  keepChoice,
  progressArea,
  showBanner,
} from '../../browser/page/consent.ts';
import { show } from '../../browser/page/notices.ts';
import { KEYS, moveText, readText } from '../../browser/platform/storage.ts';
import { forgetVisitor, identifyVisitor } from './visitor.ts';

/** The choice, and that the banner was closed, beside the cookie (V1, V4). */
const RECORDS = [
  ['localStorage', KEYS.consent],
  ['sessionStorage', KEYS.consentHidden],
] as const;

/** These records move to another storage with the choice (V7). */
const PROGRESS = [
  KEYS.lastView,
  KEYS.places,
  KEYS.readSteps,
  KEYS.heard,
  KEYS.codes,
  KEYS.passed,
  KEYS.courseProgress,
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

/**
 * Stores the choice, which holds at once in all tabs, and moves the progress to the storage that it
 * allows (V1, V6, V7).
 */
function choose(isAccepted: boolean): void {
  const before = progressArea();
  keepChoice(isAccepted);
  const after = progressArea();
  if (before !== after) {
    for (const key of PROGRESS) moveText(before, after, key);
  }
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
