import type { Page } from '@playwright/test';

/** More than any page of ours has before what a test looks for. */
const MAX_STOPS = 80;

/** Presses Tab until what has that name has the focus; throws when nothing has. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop++) {
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
