import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules of these tags that a theme can break: all others read what both themes share. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Both devices have the same colours and both themes the same places: each is read once with the other. */
export const DEVICES = [
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 360, height: 740 } },
] as const;

interface Limits {
  /** Selectors; all of the page when there are none. */
  include?: readonly string[];
  exclude?: readonly string[];
}

/** What axe finds against WCAG 2.2 AA and good practice: the rule, and the elements that break it. */
export async function violations(page: Page, limits: Limits = {}): Promise<string[]> {
  await settleStyles(page);
  return judge(page, limits, TAGS, 'tag');
}

/** The same in the light theme, then the colours in the dark one; the page is left in the light one. */
export async function violationsInBothThemes(page: Page, limits: Limits = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const found = await violations(page, limits);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await judge(page, limits, COLOUR_RULES, 'rule');
  await page.emulateMedia({ colorScheme: 'light' });
  return [...found, ...dark.map((fault) => `dark: ${fault}`)];
}

/** The same on a computer in the light theme, then on a phone in the dark one, which is left light. */
export async function violationsOnBothDevices(page: Page, limits: Limits = {}): Promise<string[]> {
  const found: string[] = [];
  for (const { colorScheme, viewport } of DEVICES) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    const faults = await violations(page, limits);
    found.push(...faults.map((fault) => `${viewport.width} px, ${colorScheme}: ${fault}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

async function judge(
  page: Page,
  { include = ['html'], exclude = [] }: Limits,
  values: string[],
  type: 'rule' | 'tag',
): Promise<string[]> {
  // What a test evaluates in a page stands outside its policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const context = { include: [...include], exclude: [...exclude] };
  const options: RunOptions = {
    resultTypes: ['violations'],
    runOnly: { type, values },
    // No rule of these reads style sheets by itself.
    preload: { assets: ['media'] },
  };
  const found = await page.evaluate(
    ([where, how]) => (window as unknown as { axe: typeof axe }).axe.run(where, how),
    [context, options] as const,
  );
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/**
 * Walks down the page once, as a reader would: what is far from the screen is laid out when it comes near,
 * and then keeps its size, so that axe judges places as they are. And a change of theme fades in only when
 * axe comes by: a colour would not yet be what it will be.
 */
function settleStyles(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const { scrollX, scrollY } = window;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      // A size is kept a frame after the one that lays out.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    }
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  });
}
