import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export const KB = 1_000;

/** Bytes that a first visit brings, brotli: the page with its CSS, and scripts. */
export async function weigh(page: Page, visit: () => Promise<unknown>) {
  const sent = { document: 0, stylesheet: 0, script: 0 };
  const sizes: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (!(kind in sent)) return;
    sizes.push(
      response.body().then((body) => {
        sent[kind as keyof typeof sent] += brotliCompressSync(body).length;
      }),
    );
  });
  await visit();
  await page.waitForLoadState('networkidle');
  await Promise.all(sizes);
  return { text: sent.document + sent.stylesheet, script: sent.script };
}
