import type { Browser } from '@playwright/test';
import { onPhone, SITE } from './site.ts';

/** The detail and the player of a course: what can be pressed first, and what is drawn last. */
const PAGES = [
  ['/course?id=python-premiers-scripts', '.course-access .button', '.course-outline'],
  ['/v2/course?formationId=python-premiers-scripts', '.player-head', '.player .section'],
] as const;
const CPU_SLOWDOWN = 4;
const ROUNDS = 5;
const BUDGET_MS = 1_500;
/** What Chromium's tools call 4G: milliseconds to and fro, bytes in a second (9 Mbit/s). */
const NETWORK_4G = {
  offline: false,
  latency: 165,
  downloadThroughput: 1_012_500,
  uploadThroughput: 168_750,
};

/** How long a course takes to open, cold, on a phone four times slower and with 4G. Medians of five rounds. */
export async function run(): Promise<void> {
  await onPhone(':memory:', async ({ page }) => {
    const browser = page.context().browser();
    if (!browser) throw new Error('no browser');
    for (const [path, first, last] of PAGES) {
      const times: number[][] = [];
      for (let round = 0; round < ROUNDS; round++) {
        times.push(await timesOf(browser, path, [first, last]));
      }
      const [usable = '', whole = ''] = [0, 1].map((at) =>
        figure(times.map((one) => one[at] ?? 0)),
      );
      console.log(
        `Ouvrir ${path} en 4G, processeur ${CPU_SLOWDOWN} fois ralenti : ` +
          `utilisable en ${usable}, entier en ${whole} fois le budget de ${BUDGET_MS} ms`,
      );
    }
  });
}

/** Milliseconds from the address to the first frame that has each element. */
async function timesOf(
  browser: Browser,
  path: string,
  selectors: readonly string[],
): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', NETWORK_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(SITE + path, { waitUntil: 'commit' });
  const times: number[] = [];
  for (const selector of selectors) {
    const seen = await page.waitForFunction(
      (one) => document.querySelector(one) && performance.now(),
      selector,
      { polling: 'raf' },
    );
    times.push(Number(await seen.jsonValue()));
  }
  await context.close();
  return times;
}

/** The median of the times as a part of the budget. */
function figure(times: readonly number[]): string {
  const middle = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  return (middle / BUDGET_MS).toFixed(2);
}

if (import.meta.main) await run();
