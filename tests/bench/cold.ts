import type { Browser, CDPSession, Page } from '@playwright/test';
import { onPhone } from './site.ts';

export const CPU_SLOWDOWN = 4;
const ROUNDS = 5;

/** What Chromium emulates: milliseconds to and fro, bytes in a second each way. */
export interface Network {
  readonly latency: number;
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
}

/** Serves the site, with a browser to open cold phones in, and ends both after the work. */
export async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  await onPhone(':memory:', async ({ page }) => {
    const browser = page.context().browser();
    if (!browser) throw new Error('no browser');
    await work(browser);
  });
}

/** Gives the work a phone with nothing in the cache, on this network and four times slower. */
export async function onColdPhone<T>(
  browser: Browser,
  network: Network,
  work: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  const result = await work(page, session);
  await context.close();
  return result;
}

/** What five rounds of the work return, one after the other. */
export async function inRounds<T>(work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let round = 0; round < ROUNDS; round++) results.push(await work());
  return results;
}

/** The median of an odd number of values; 0 when there are none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
