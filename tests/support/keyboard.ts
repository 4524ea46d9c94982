import { expect, type Locator, type Page } from '@playwright/test';

/** More than the stops before anything that a journey looks for. */
const MOST_STOPS = 120;

/** Presses Tab until this element is focused; fails after more stops than there can be. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
