import { execFileSync } from 'node:child_process';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Frame,
  type Page,
} from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../support/chromium.ts';

/** A request that the runner does not answer goes to a proxy that does not exist, loopback included. */
const NO_NETWORK = ['--proxy-server=http://127.0.0.1:9', '--proxy-bypass-list=<-loopback>'];

/** The language of the browser's own texts: English is on every machine, readers see French. */
type Language = 'en' | 'fr';

const running = new Map<Language, Promise<Browser>>();
let known: string | undefined;

/** Returns « Chromium 150.0.7234.1 » without opening a window. */
export function chromiumVersion(): string {
  known ??= execFileSync(findChromium() ?? 'chromium', ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return `Chromium ${/[\d.]+\d/.exec(known)?.[0] ?? ''}`;
}

/** Opens a page in a new context of a browser that starts once. The caller closes the context. */
export async function openPage(
  options: BrowserContextOptions = {},
  language: Language = 'en',
): Promise<Page> {
  const launched = running.get(language) ?? launch(language);
  running.set(language, launched);
  const browser = await launched;
  const context = await browser.newContext({
    locale: 'fr-SN',
    serviceWorkers: 'block',
    ...options,
  });
  return context.newPage();
}

/** Opens a page for the time of the work. */
export async function withPage<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
  const page = await openPage();
  try {
    return await work(page);
  } finally {
    await page.context().close();
  }
}

/** The text that a page shows, one line a block. */
export async function visibleText(page: Page | Frame): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not what a reader sees
  const text = await page.locator('body').innerText();
  // Empty lines come from the margins of blocks: they are not text.
  return text.replace(/\n\s*\n/g, '\n').trim();
}

export async function closeChromium(): Promise<void> {
  const browsers = await Promise.all(running.values());
  running.clear();
  await Promise.all(browsers.map((browser) => browser.close()));
}

function launch(language: Language): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    args: [...CHROMIUM_ARGS, ...NO_NETWORK],
    env: { ...process.env, LANGUAGE: language },
    ...(executablePath && { executablePath }),
  });
}
