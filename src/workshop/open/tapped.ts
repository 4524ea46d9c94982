import { show } from '../../browser/page/notices.ts';
import { savesData } from '../../browser/platform/activity.ts';
import { NOT_THERE } from '../page/stage.ts';

/**
 * Opens what a button of the workshop was tapped for: once at a time, at the second tap under Save-Data
 * where it is heavy. What does not load is said (U18).
 */
export async function tapped(button: HTMLElement, open: () => Promise<void>): Promise<void> {
  if (button.hasAttribute('aria-busy')) return;
  if (button.dataset.download && savesData() && !isAskedTwice(button)) return;
  button.setAttribute('aria-busy', 'true');
  try {
    await open();
  } catch (error) {
    console.warn(error);
    show({ text: NOT_THERE, tone: 'danger' });
  } finally {
    button.removeAttribute('aria-busy');
  }
}

/**
 * Whether the button has been tapped before; if not, it then says that the next tap downloads, for a
 * reader who saves data (U18).
 */
function isAskedTwice(button: HTMLElement): boolean {
  if (button.dataset.asked) return true;
  button.dataset.asked = 'true';
  button.textContent = `Télécharger ${button.dataset.download} et ouvrir l’atelier`;
  return false;
}
