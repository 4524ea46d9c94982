import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The sum of the page's layout shifts. */
    shift?: number;
  }
}

/** Adds up every layout shift of the next page, from its first paint; `shiftOf` reads the sum. */
export async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) window.shift = (window.shift ?? 0) + value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => window.shift ?? 0);
}
