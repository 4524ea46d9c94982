import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figures, onPhone, type Phone, SITE, SLOWDOWN_WORDS, siteEnvironment } from './site.ts';

const COURSES = 10_000;
const BUDGET_MS = 50;
const KEYWORDS = ['python', 'gestion de stock', 'réseau', 'zzzz'];

declare global {
  interface Window {
    /** Milliseconds of each action, written by `recordFrames`. */
    frameTimes: number[];
  }
}

/**
 * From a keystroke to its results on the screen, over 10,000 courses, on a processor made six times
 * slower: what a cheap phone feels. Milliseconds, from the input event to the frame that shows the list.
 */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const database = join(folder, 'bench.db');
  const generate = ['src/tools/local-api/data/generate.ts', '--courses', String(COURSES)];
  execFileSync(process.execPath, generate, { env: siteEnvironment(database), stdio: 'inherit' });
  try {
    await onPhone(database, async (phone) => {
      const durations = await measure(phone);
      console.log(
        `Recherche dans ${COURSES} formations, ${SLOWDOWN_WORDS}, ${durations.length} frappes : ` +
          figures(durations, BUDGET_MS),
      );
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure({ page, slowDown }: Phone): Promise<number[]> {
  const list = page.waitForResponse((response) => response.url().includes('/course?'));
  await page.goto(SITE);
  await (await list).finished();
  const box = page.locator('#catalog-search');
  // The list is in once four figures of results are announced.
  await box.fill('a');
  await page.waitForFunction(() =>
    /\d{4}/.test(document.querySelector('.search [role=status]')?.textContent ?? ''),
  );
  await page.evaluate(recordFrames, 'input');
  await slowDown();
  for (const keyword of KEYWORDS) {
    await box.fill('');
    for (const letter of keyword) {
      const before = await page.evaluate(() => window.frameTimes.length);
      await box.pressSequentially(letter);
      await page.waitForFunction((count) => window.frameTimes.length > count, before);
    }
  }
  return page.evaluate(() => window.frameTimes);
}

/** In the page: the time from each event to the end of the frame that follows it. */
export function recordFrames(event: string): void {
  const durations: number[] = [];
  window.frameTimes = durations;
  document.addEventListener(
    event,
    () => {
      const start = performance.now();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => durations.push(performance.now() - start);
      requestAnimationFrame(() => port2.postMessage(undefined));
    },
    true,
  );
}

if (import.meta.main) await run();
