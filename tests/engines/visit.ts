import { writeFileSync } from 'node:fs';

/** A page in one engine, whatever drives it. */
export interface Visit {
  open: (address: string) => Promise<void>;
  /** Runs in the page; what goes in and comes out is plain data. */
  run: <Args extends readonly unknown[], Answer>(
    script: (...args: Args) => Answer,
    ...args: Args
  ) => Promise<Awaited<Answer>>;
  /** A tap on the first element that a selector finds. */
  tap: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  picture: (file: string) => Promise<void>;
  /** What the page has thrown since the visit began. */
  errors: string[];
  close: () => Promise<void>;
}

/** What every version of Puppeteer has. */
interface Browser {
  newPage: () => Promise<PuppeteerPage>;
  close: () => Promise<void>;
}

interface PuppeteerPage {
  setViewport: (size: { width: number; height: number }) => Promise<void>;
  goto: (address: string, options: { waitUntil: 'load' }) => Promise<unknown>;
  evaluate: (script: unknown, ...args: readonly unknown[]) => Promise<unknown>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  screenshot: () => Promise<Uint8Array>;
  on: (event: 'pageerror', note: (error: Error) => void) => void;
}

/** What this uses of Selenium's driver. */
interface WebDriver {
  manage: () => { window: () => { setRect: (box: object) => Promise<unknown> } };
  get: (address: string) => Promise<void>;
  executeScript: (script: string, ...args: readonly unknown[]) => Promise<unknown>;
  findElement: (place: { css: string }) => {
    click: () => Promise<void>;
    sendKeys: (text: string) => Promise<void>;
  };
  takeScreenshot: () => Promise<string>;
  quit: () => Promise<void>;
}

/** Of a phone's screen, in pixels. */
export const HEIGHT = 740;

/** Firefox complains so of what was still coming when the page was left. */
const LEFT = /ServiceWorker intercepted the request|Cross-Origin Request Blocked/;

export async function visitByPuppeteer(browser: Browser, width: number): Promise<Visit> {
  const page = await browser.newPage();
  await page.setViewport({ width, height: HEIGHT });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => LEFT.test(message) || errors.push(message));
  return {
    open: async (address) => {
      const go = () => page.goto(address, { waitUntil: 'load' });
      // Firefox gives up one that begins while the last one ends.
      await go().catch(go);
    },
    run: (script, ...args) => page.evaluate(script, ...args) as never,
    tap: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    picture: async (file) => writeFileSync(file, await page.screenshot()),
    errors,
    close: () => browser.close(),
  };
}

/** A driver of WebDriver tells no error of the page: its own listener notes those that come after the start. */
export async function visitByWebDriver(driver: WebDriver, width: number): Promise<Visit> {
  await driver.manage().window().setRect({ x: 0, y: 0, width, height: HEIGHT });
  return {
    open: (address) => driver.get(address),
    run: (script, ...args) =>
      driver.executeScript(`return (${script})(...arguments)`, ...args) as never,
    tap: (selector) => driver.findElement({ css: selector }).click(),
    type: (selector, text) => driver.findElement({ css: selector }).sendKeys(text),
    picture: async (file) => writeFileSync(file, await driver.takeScreenshot(), 'base64'),
    errors: [],
    close: () => driver.quit(),
  };
}
