import { hasConsent, mendChoice, onOtherTab } from '../../browser/choice/consent.ts';
import { hasUnkept } from '../../browser/choice/records.ts';
import { hasVisitorId } from '../../browser/choice/visitor.ts';
import { onPartAsked } from '../../browser/page/lazy-features.ts';
import { show } from '../../browser/page/notices.ts';
import { isOnline, whenIdle } from '../../browser/platform/activity.ts';

type Part = { run: (button: HTMLElement) => unknown };

/** Features whose code is downloaded when a button with that `data-part` is first clicked (F11). */
const PARTS = new Map<string, () => Promise<Part>>([
  ['consent', () => import('./consent.ts')],
  ['feedback', () => import('./feedback.ts')],
  ['film', () => import('../tutorial/film.ts')],
  ['listen', () => import('../tutorial/listen.ts')],
  ['keep', () => import('../offline/keep-button.ts')],
  ['share', () => import('../tutorial/end/share.ts')],
  ['workshop', () => import('../tutorial/workshop.ts')],
]);

/**
 * Called on every page: listens to the buttons of these features and to the choice of other tabs, and
 * identifies a visitor who accepted (V6, V9).
 */
export function openParts(): void {
  onPartAsked(async (name, button) => {
    try {
      (await PARTS.get(name)?.())?.run(button);
    } catch (error) {
      // With a network, the file is gone: the inline program of the page handles a newer build (X5);
      // without, the visitor is told (X7).
      if (isOnline()) throw error;
      console.warn(name, error);
      show({ text: 'Cette action demande une connexion à Internet.', tone: 'danger' });
    }
  });
  onOtherTab((change) => import('./consent.ts').then(({ hear }) => hear(change), console.warn));
  whenIdle(async () => {
    mendChoice();
    if (hasUnkept()) (await import('./consent.ts')).obey();
    if (hasConsent() && !hasVisitorId()) (await import('./visitor.ts')).identifyVisitor();
  });
}
