import { execFileSync } from 'node:child_process';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../support/chromium.ts';

/** Whatever is not answered by the runner goes to a proxy that is not there, loopback included. */
const NO_NETWORK = ['--proxy-server=http://127.0.0.1:9', '--proxy-bypass-list=<-loopback>'];

let running: Promise<Browser> | undefined;
let known: string | undefined;

/** « Chromium 150.0.7234.1 », without starting it. */
export function chromiumVersion(): string {
  known ??= execFileSync(findChromium() ?? 'chromium', ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return `Chromium ${/[\d.]+\d/.exec(known)?.[0] ?? ''}`;
}

/** A page of a browser that is started once; its context is new, and is to be closed with it. */
export async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
  running ??= launch();
  const browser = await running;
  const context = await browser.newContext({
    locale: 'fr-SN',
    serviceWorkers: 'block',
    ...options,
  });
  return context.newPage();
}

/** A page that lives as long as the work. */
export async function withPage<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
  const page = await openPage();
  try {
    return await work(page);
  } finally {
    await page.context().close();
  }
}

export async function closeChromium(): Promise<void> {
  const browser = await running;
  running = undefined;
  await browser?.close();
}

function launch(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    args: [...CHROMIUM_ARGS, ...NO_NETWORK],
    ...(executablePath && { executablePath }),
  });
}
