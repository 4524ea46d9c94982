import type { Frame, Page } from '@playwright/test';

/** The text that a page shows, one line a block. */
export async function visibleText(page: Page | Frame): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not what a reader sees
  const text = await page.locator('body').innerText();
  // Empty lines come from the margins of blocks: they are not text.
  return text.replace(/\n\s*\n/g, '\n').trim();
}
