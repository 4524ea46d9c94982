import type { Locator, Page } from '@playwright/test';

const NEW = 'Une nouvelle version est disponible';

/** The notice of a new version. */
export function notice(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: NEW });
}

/** The page's own name, which changes with its text and its scripts. */
export function version(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset.version);
}

/** What the device keeps, in the order of its making. */
export function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** The worker looks for another build at once. */
export function update(page: Page): Promise<unknown> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
}
