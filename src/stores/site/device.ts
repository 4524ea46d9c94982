import { atom } from 'nanostores';
import { savesData } from '../../browser/platform/activity.ts';

/** The visitor asked to spend little data: a button takes the place of what polls by itself. */
export const $savesData = atom(false);

export function detectSavesData(): void {
  $savesData.set(savesData());
}
