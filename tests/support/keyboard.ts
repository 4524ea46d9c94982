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

/** Presses Tab until what has this name is focused: the first of its kind from here. Throws when nothing has. */
export async function tabToName(page: Page, name: string | RegExp): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) continue;
    const said = await focused.evaluate(
      (element) =>
        element.getAttribute('aria-label') ??
        (element as HTMLInputElement).labels?.[0]?.textContent?.trim() ??
        element.textContent?.replace(/\s+/g, ' ').trim() ??
        '',
    );
    if (typeof name === 'string' ? said === name : name.test(said)) return;
  }
  throw new Error(`Tab never reached « ${name} »`);
}
