import { show } from '../../../browser/page/notices.ts';
import { savesData } from '../../../browser/platform/activity.ts';
import { isAskedTwice } from '../../../browser/tutorial/workshop/asked-twice.ts';
import { NOT_THERE } from '../../../browser/tutorial/workshop/stage.ts';

/**
 * Opens what a button of the workshop was tapped for: once at a time, at the second tap under Save-Data
 * where it is heavy. What does not load is said (U18).
 */
export async function tapped(button: HTMLElement, open: () => Promise<void>): Promise<void> {
  if (button.ariaBusy) return;
  if (button.dataset.download && savesData() && !isAskedTwice(button)) return;
  button.ariaBusy = 'true';
  try {
    await open();
  } catch (error) {
    console.warn('workshop', error);
    show({ text: NOT_THERE, tone: 'danger' });
  } finally {
    button.ariaBusy = null;
  }
}
