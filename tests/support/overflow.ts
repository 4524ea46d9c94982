import type { Page } from '@playwright/test';

/** Widths of telephones, tablets and computers, in pixels. */
const WIDTHS = [320, 360, 576, 768, 992, 1200, 1280, 1440];

/** Pixels by which the page is wider than the screen. */
export function excessWidth(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** The widths of a screen at which the page, as it stands, can be scrolled sideways. */
export async function tooNarrow(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    if ((await excessWidth(page)) > 0) found.push(width);
  }
  return found;
}
