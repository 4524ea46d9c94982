import { expect, type Page } from '@playwright/test';

/** What readers change: larger letters, and the spacing of WCAG 1.4.12. */
export const LARGE_TEXT = 'html { font-size: 212.5% !important }';
export const WIDE_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important }`;

/** A style of the reader's own. */
export function addStyle(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}

/** Another step of the tutorial that is open, as its link in the list of steps opens it. */
export async function openStep(page: Page, key: string): Promise<void> {
  await page.evaluate((name) => {
    document.querySelector<HTMLElement>(`a[data-step-link="${name}"]`)?.click();
  }, key);
  await expect(page.locator('.step:visible')).toHaveId(key);
}
