import type { Page } from '@playwright/test';
import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import { excessWidth } from '../support/overflow.ts';
import { ALL_SCREENS } from '../support/screens.ts';
import { expect, SITE, test } from '../support/site.ts';

/** What Opera Mini’s own engine draws: CSS 2.1 and flexbox, chosen by selectors of level 3 and by width. */
const YOUNG_SELECTOR = /:(?:is|where|has|focus-|popover)|::(?!before|after)/;
const YOUNG_VALUE =
  /\b(?:var|calc|min|max|clamp|env|light-dark|color-mix)\(|grid|contents|sticky|fixed/;
const YOUNG_PROPERTY =
  /^(?:--|-webkit|grid|inset|.*-(?:inline|block)\b|.*gap$|transform|clip-path|aspect-ratio|object-|place-|mask|content-visibility|contain)/;

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

for (const [screen, path] of Object.entries(ALL_SCREENS)) {
  test(`${screen}: read from top to bottom without scripts, in the style of Opera Mini`, async ({
    page,
  }) => {
    await page.route(SITE + path, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ contentType: 'text/html', body: asOperaMini(await answer.text()) });
    });
    await page.goto(path);
    expect(await page.locator('main h1:visible').count()).toBeGreaterThan(0);
    expect(await outOfOrder(page)).toEqual([]);
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
    const dead = page.locator('form:not([action]):has(button:visible)');
    expect(await dead.count()).toBe(0);
  });
}

/** The page without what that engine does not know: young style, popovers, folds that close. */
function asOperaMini(html: string): string {
  return html
    .replace(
      /(<style[^>]*>)(.*?)(<\/style>)/gs,
      (_, start, css, end) => start + oldStyle(css) + end,
    )
    .replace(/(<\/?)(?:details|summary)\b/g, '$1div')
    .replace(/ popover(?=[\s>])/g, '')
    .replace(/<meta http-equiv="content-security-policy"[^>]*>/, '');
}

function oldStyle(css: string): string {
  const root = postcss.parse(css);
  root.walk((node) => {
    if (node.type === 'comment' || isYoung(node as AtRule | Rule | Declaration)) node.remove();
  });
  return root.toString();
}

function isYoung(node: AtRule | Rule | Declaration): boolean {
  if (node.type === 'atrule') return node.name !== 'media';
  if (node.type === 'rule') return YOUNG_SELECTOR.test(node.selector);
  return YOUNG_PROPERTY.test(node.prop) || YOUNG_VALUE.test(node.value);
}

/** Texts that begin above the end of the one before them in the page, or on it. */
function outOfOrder(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    // A box of one pixel: what is said to screen readers alone.
    const isSpoken = (box: Element | null): boolean =>
      box !== null &&
      ((box.clientWidth === 1 && box.clientHeight === 1) || isSpoken(box.parentElement));
    let before: { text: string; end: DOMRect } | undefined;
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim().slice(0, 40);
      range.selectNodeContents(texts.currentNode);
      const lines = isSpoken(texts.currentNode.parentElement) ? [] : [...range.getClientRects()];
      const [start, end] = [lines[0], lines.at(-1)];
      if (!text || !start || !end) continue;
      const isBelow = !before || start.top >= before.end.bottom - 8;
      const isBeside = before && start.left >= before.end.right - 2;
      if (!isBelow && !isBeside) found.push(`${before?.text} | ${text}`);
      before = { text, end };
    }
    return found;
  });
}
