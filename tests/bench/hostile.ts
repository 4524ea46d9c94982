import type { Page } from '@playwright/test';
import { answerFor, DENSE, LONG, MANY, SERVED_SCREENS } from '../support/hostile-service.ts';
import { API, onPhone, SITE } from './site.ts';

const CPU_SLOWDOWN = 4;
const BUDGET_MS = 500;
const KINDS = {
  'listes de 50 000': MANY,
  'textes de 4 000 lignes': LONG,
  'textes d’un bloc': DENSE,
};

declare global {
  interface Window {
    longest: number;
  }
}

/** The longest task of each screen, on the largest answers that it reads (N20). */
export async function run(): Promise<void> {
  await onPhone(':memory:', async ({ page, slowDown }) => {
    await slowDown(CPU_SLOWDOWN);
    await page.addInitScript(() => {
      window.longest = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          window.longest = Math.max(window.longest, duration);
      }).observe({ type: 'longtask', buffered: true });
    });
    for (const [kind, bodies] of Object.entries(KINDS)) {
      const stop = await answerFor(page, API, bodies);
      const longest = [];
      for (const [screen, path] of Object.entries(SERVED_SCREENS))
        longest.push(`${screen} ${await longestTask(page, SITE + path)}`);
      console.log(
        `Plus longue tâche, ${kind}, processeur ${CPU_SLOWDOWN} fois ralenti (budget ${BUDGET_MS} ms) : ${longest.join(', ')}`,
      );
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      stop();
    }
  });
}

async function longestTask(page: Page, url: string): Promise<string> {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  // The answers are read in turns: what they draw has come once nothing moves any more.
  await page.evaluate(async () => {
    for (let nodes = -1; nodes !== document.querySelectorAll('*').length; ) {
      nodes = document.querySelectorAll('*').length;
      await new Promise((next) => setTimeout(next, 3_000));
    }
  });
  return `${Math.round(await page.evaluate(() => window.longest))} ms`;
}

if (import.meta.main) await run();
