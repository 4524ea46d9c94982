import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Limits {
  /** Selectors; all of the page when there are none. */
  include?: readonly string[];
  exclude?: readonly string[];
}

/** What axe finds against WCAG 2.2 AA and good practice: the rule, and the elements that break it. */
export async function violations(page: Page, limits: Limits = {}): Promise<string[]> {
  // What is far from the screen is not laid out: axe would judge places that are none.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.rest > * { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  const axe = new AxeBuilder({ page }).withTags(TAGS);
  for (const selector of limits.include ?? []) axe.include(selector);
  for (const selector of limits.exclude ?? []) axe.exclude(selector);
  const found = await axe.analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
