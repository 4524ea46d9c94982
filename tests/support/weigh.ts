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

/** What a page asks for by itself as it scrolls: the place that is read, the lines to put in order. */
const BY_SCROLL = /\/_astro\/(?:questions|scrolled)\./;

/** Bytes of everything that an action brings, as the server sends it, until it has ended. */
export async function weighSent(page: Page, act: () => Promise<unknown>): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (BY_SCROLL.test(request.url())) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await act();
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
