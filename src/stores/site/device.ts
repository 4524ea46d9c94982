import { atom } from 'nanostores';
import { savesData } from '../../browser/platform/activity.ts';

/** Whether the visitor asked to spend little data: a button then takes the place of polling (N12). */
export const $savesData = atom(false);

export function detectSavesData(): void {
  $savesData.set(savesData());
}
