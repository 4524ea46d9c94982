import { hasConsent, hideBanner, onChoiceElsewhere } from '../../browser/page/consent.ts';
import { onFirstScroll, onPartAsked } from '../../browser/page/lazy-features.ts';
import { show } from '../../browser/page/notices.ts';
import { isOnline, whenIdle } from '../../browser/platform/activity.ts';
import { hasVisitorId } from '../../browser/platform/visitor.ts';

type Part = { run: (button: HTMLElement) => unknown };

/** Parts of the page that nobody downloads before asking for them: `data-part` of a button. */
const PARTS = new Map<string, () => Promise<Part>>([
  ['consent', () => import('./consent.ts')],
  ['feedback', () => import('./feedback.ts')],
  ['keep', () => import('../offline/keep-button.ts')],
  ['workshop', () => import('../tutorial/workshop.ts')],
]);

/** Every page: the buttons of its parts, the choice of another tab, and the visitor's hash if allowed. */
export function openParts(): void {
  onPartAsked(async (name, button) => {
    try {
      (await PARTS.get(name)?.())?.run(button);
    } catch (error) {
      // On the network, its file is gone: the page's own script knows what to do of a newer build.
      if (isOnline()) throw error;
      console.warn(name, error);
      show({ text: 'Cette action demande une connexion à Internet.', tone: 'danger' });
    }
  });
  onFirstScroll(() =>
    import('../../browser/page/floats.ts').then((floats) => floats.install(), console.warn),
  );
  onChoiceElsewhere(hideBanner);
  whenIdle(async () => {
    if (hasConsent() && !hasVisitorId()) (await import('./visitor.ts')).identifyVisitor();
  });
}
