import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { API, SITE } from './addresses.ts';

export { API, expect, SITE };

/** The browser's own words for a call that failed: expected where a test breaks the network. */
const NETWORK_NOISE = /Failed to load resource|net::ERR_/;
/** The same words when the service answers, as it should, that nobody is logged in. */
const NOT_LOGGED_IN = /status of 401 .*\/user\/subscriptions$/;
/** Chromium's own words, on a slow machine, for a page that is shown without the passage from the one before. */
const NO_PASSAGE = /^Transition was aborted because of invalid state/;

interface Options {
  /** The test breaks the network on purpose: the browser may complain of it. */
  breaksNetwork: boolean;
  /** What the visitor has chosen before; null: the banner asks. */
  consent: boolean | null;
}

/** Every browser test also proves this: no error in the console, no violation of the page's policy. */
export const test = base.extend<Options & { faults: string[] }>({
  breaksNetwork: [false, { option: true }],
  consent: [false, { option: true }],
  faults: [
    async ({ context, breaksNetwork, consent }, use) => {
      if (consent !== null) await choose(context, consent);
      const faults: string[] = [];
      const note = (fault: string) => {
        if (NOT_LOGGED_IN.test(fault) || NO_PASSAGE.test(fault)) return;
        if (!(breaksNetwork && NETWORK_NOISE.test(fault))) faults.push(fault);
      };
      context.on('weberror', (error) => note(error.error().message));
      context.on(
        'console',
        (message) =>
          message.type() === 'error' && note(`${message.text()} ${message.location().url}`),
      );
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** The cookie of a choice made on an earlier visit. */
function choose(context: BrowserContext, consent: boolean): Promise<void> {
  return context.addCookies([{ name: 'rgpd_consent', value: String(consent), url: SITE }]);
}

/** The islands that wake up by themselves have done so; the others wait for a touch or a scroll. */
export function expectIslandsAwake(page: Page): Promise<void> {
  const asleep = page.locator('astro-island[ssr]:is([client="idle"], [client="load"])');
  return expect(asleep).toHaveCount(0);
}

/** What asks for a choice about data, on every page. */
export function consentBanner(page: Page): Locator {
  return page.getByRole('region', { name: 'Vos données, votre choix' });
}

/** The home page, its islands awake and the live catalogue arrived. */
export async function openCatalog(page: Page, path = '/'): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().startsWith(`${API}/course?`));
  await page.goto(path);
  await answer;
  await expectIslandsAwake(page);
}

export function searchBox(page: Page) {
  return page.getByRole('combobox', { name: "Vous cherchez quelle formation aujourd'hui ?" });
}
