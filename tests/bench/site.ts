import { spawn } from 'node:child_process';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, requireChromium } from '../support/chromium.ts';
import { API_PORT, SITE_PORT } from '../support/ports.ts';

const CPU_SLOWDOWN = 6;
const PATIENCE_MS = 180_000;
/**
 * A browser that a script drives looks up the line of each new Error, and parses the program again for it:
 * 30 to 150 ms of React's start at 4 times. A reader's browser does not; told so, ours knows the lines at once.
 */
const BENCH_ARGS = [...CHROMIUM_ARGS, '--js-flags=--no-enable-lazy-source-positions'];

export const SITE = `http://localhost:${SITE_PORT}`;
export const API = `http://localhost:${API_PORT}`;
export const SLOWDOWN_WORDS = `processeur ${CPU_SLOWDOWN} fois ralenti`;

/** What a bench of the site drives: a phone's page, and the way to slow its processor down. */
export interface Phone {
  page: Page;
  slowDown: (rate?: number) => Promise<unknown>;
}

/** The environment of `npm start` for a bench: ports of its own, and a database. */
export function siteEnvironment(databasePath: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: String(SITE_PORT),
    API_PORT: String(API_PORT),
    LOCAL_API_DB: databasePath,
  };
}

/** Serves the site as `npm start` does, opens a phone on it, and ends both after the work. */
export async function onPhone(
  databasePath: string,
  work: (phone: Phone) => Promise<void>,
): Promise<void> {
  const env = siteEnvironment(databasePath);
  const site = spawn(process.execPath, ['src/tools/serve/start.ts'], { env, stdio: 'ignore' });
  const browser = await chromium.launch({ executablePath: requireChromium(), args: BENCH_ARGS });
  try {
    await answers(SITE);
    await answers(`http://localhost:${API_PORT}/getCategoriesNamesOnly`);
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const session: CDPSession = await page.context().newCDPSession(page);
    const slowDown = (rate = CPU_SLOWDOWN) =>
      session.send('Emulation.setCPUThrottlingRate', { rate });
    await work({ page, slowDown });
  } finally {
    await browser.close();
    site.kill('SIGTERM');
  }
}

/** « médiane 17,7 ms, 95 % 42,0 ms (0,84 fois le budget de 50 ms) ». */
export function figures(durationsMs: readonly number[], budgetMs: number): string {
  const sorted = durationsMs.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  const ratio = (at(0.95) / budgetMs).toFixed(2);
  return (
    `médiane ${at(0.5).toFixed(1)} ms, 95 % ${at(0.95).toFixed(1)} ms ` +
    `(${ratio} fois le budget de ${budgetMs} ms)`
  );
}

async function answers(url: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} ne répond pas`);
}
