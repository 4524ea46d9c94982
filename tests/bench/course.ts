import type { Browser } from '@playwright/test';
import { CPU_SLOWDOWN, inRounds, median, onColdPhone, withBrowser } from './cold.ts';
import { SITE } from './site.ts';

/** The detail and the player of a course: what can be pressed first, and what is drawn last. */
const PAGES = [
  ['/course?id=python-premiers-scripts', '.course-access .button', '.course-outline'],
  ['/v2/course?formationId=python-premiers-scripts', '.course-banner .price', '.player .section'],
] as const;
const BUDGET_MS = 1_500;
/** What Chromium's tools call 4G, 9 Mbit/s. */
const NETWORK_4G = { latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };

/** How long a course takes to open, cold, on a phone four times slower and with 4G. Medians of five rounds. */
export async function run(): Promise<void> {
  await withBrowser(async (browser) => {
    for (const [path, first, last] of PAGES) {
      const times = await inRounds(() => timesOf(browser, path, first, last));
      const part = (moment: 'usable' | 'whole') =>
        (median(times.map((one) => one[moment])) / BUDGET_MS).toFixed(2);
      console.log(
        `Ouvrir ${path} en 4G, processeur ${CPU_SLOWDOWN} fois ralenti : utilisable en ` +
          `${part('usable')}, entier en ${part('whole')} fois le budget de ${BUDGET_MS} ms`,
      );
    }
  });
}

/** Milliseconds from the address to the first frame that has each of the two elements. */
function timesOf(browser: Browser, path: string, first: string, last: string) {
  return onColdPhone(browser, NETWORK_4G, async (page) => {
    const frameWith = async (selector: string): Promise<number> => {
      const seen = await page.waitForFunction(
        (one) => document.querySelector(one) && performance.now(),
        selector,
        { polling: 'raf' },
      );
      return Number(await seen.jsonValue());
    };
    await page.goto(SITE + path, { waitUntil: 'commit' });
    return { usable: await frameWith(first), whole: await frameWith(last) };
  });
}

if (import.meta.main) await run();
