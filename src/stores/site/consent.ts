import {
  hideBanner,
  hideForSession,
  keepChoice,
  progressArea,
  showBanner,
} from '../../browser/page/consent.ts';
import { show } from '../../browser/page/notices.ts';
import { KEYS, moveText } from '../../browser/platform/storage.ts';
import { forgetVisitor, identifyVisitor } from './visitor.ts';

/** What a button of the banner, or of the footer, asks for. */
export function run(button: HTMLElement): void {
  const { consent } = button.dataset;
  if (consent === 'manage') showBanner(button);
  else hideBanner();
  if (consent === 'accept') choose(true);
  if (consent === 'refuse') choose(false);
  if (consent === 'hide') hideForSession();
}

/** « Accepter stores true, Tout refuser stores false » (section 4); effective at once, in all tabs. */
function choose(isAccepted: boolean): void {
  const before = progressArea();
  keepChoice(isAccepted);
  const after = progressArea();
  if (before !== after) {
    for (const key of [KEYS.lastView, KEYS.readSteps] as const) moveText(before, after, key);
  }
  if (isAccepted) void identifyVisitor();
  else forgetVisitor();
  show({ text: 'Votre choix est enregistré.', tone: 'success' });
}
