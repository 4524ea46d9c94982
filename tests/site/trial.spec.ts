// Without our fixture: here a trial breaks its own policy, and the browser says so.
import { expect, type Page, test } from '@playwright/test';
import { TRIAL_PATH } from '../../src/rules/trial.ts';

declare global {
  interface Window {
    news: { kind: string; text?: string }[];
  }
}

test.describe('the frame of a trial', () => {
  test('writes the page, and tells what it logs', async ({ page }) => {
    await runTrial(page, '<h1>Awa</h1><script>console.log("Bonjour", { prix: 500 })</script>');
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Awa' })).toBeVisible();
    await expect.poll(() => news(page)).toEqual(['log: Bonjour { prix: 500 }']);
  });

  test('writes values as Node does, where a lesson shows them', async ({ page }) => {
    const values = [
      `'texte', 1.5, true, null, undefined`,
      `[1, 'a', [true]], [], {}`,
      `{ nom: 'Awa', notes: [12, 15], vide: {} }`,
      `new Map([['gombo', 900]]), new Set([1, 2])`,
      `function prix() {}, () => 1`,
    ];
    const loop = `const boucle = {}; boucle.moi = boucle; console.log(boucle, document.documentElement)`;
    await runTrial(
      page,
      `<script>${values.map((list) => `console.log(${list})`).join(';')};${loop}</script>`,
    );
    await expect
      .poll(() => news(page))
      .toEqual([
        'log: texte 1.5 true null undefined',
        "log: [ 1, 'a', [ true ] ] [] {}",
        "log: { nom: 'Awa', notes: [ 12, 15 ], vide: {} }",
        "log: Map(1) { 'gombo' => 900 } Set(2) { 1, 2 }",
        'log: [Function: prix] [Function: (anonymous)]',
        'log: { moi: […] } <html>',
      ]);
  });

  test('tells of an error, and of a promise that nobody hears', async ({ page }) => {
    await runTrial(page, '<script>Promise.reject(new Error("vide")); absent()</script>');
    await expect
      .poll(async () => (await news(page)).toSorted())
      .toEqual(['error: Error: vide', 'error: Uncaught ReferenceError: absent is not defined']);
  });

  test('stops a loop after 2 seconds, and can be asked again', async ({ page }) => {
    await runTrial(page, '<script>while (__tour(), true) {}</script>');
    await expect.poll(() => news(page)).toEqual([expect.stringMatching(/2 secondes/)]);
    await runTrial(page, '<p>encore</p>');
    await expect(page.frameLocator('iframe').getByText('encore')).toBeVisible();
  });

  test('reaches nothing: no network, no storage, not the page around it', async ({ page }) => {
    const answered: string[] = [];
    page.on('response', (response) => answered.push(new URL(response.url()).pathname));
    await runTrial(
      page,
      `<img src="/icons/maskable-512.png"><script>
        const attempts = {
          stockage: () => localStorage.length,
          cookies: () => document.cookie,
          page: () => parent.document.title,
          ailleurs: () => { top.location.href = '/vole'; },
        };
        for (const [name, attempt] of Object.entries(attempts)) {
          try { attempt(); console.log(name, 'possible'); } catch { console.log(name, 'refusé'); }
        }
        fetch('/recherche.json').then(() => console.log('réseau possible'), () => console.log('réseau refusé'));
      </script>`,
    );
    await expect.poll(() => news(page)).toContain('log: réseau refusé');
    expect((await news(page)).filter((text) => text.includes('possible'))).toEqual([]);
    expect(
      answered.filter((path) => path === '/icons/maskable-512.png' || path === '/recherche.json'),
    ).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/ressources');
  });
});

/** What a trial does, without its bench: the frame, then the page that it is given. */
async function runTrial(page: Page, html: string): Promise<void> {
  if (!page.url().endsWith('/ressources')) await page.goto('/ressources');
  await page.evaluate(
    ([path = '', text]) =>
      new Promise<void>((resolve) => {
        window.news = [];
        document.querySelector('iframe')?.remove();
        const frame = document.createElement('iframe');
        frame.setAttribute('sandbox', 'allow-scripts');
        window.addEventListener('message', ({ data, source }) => {
          if (source !== frame.contentWindow) return;
          if (data.kind !== 'ready') window.news.push(data);
          else {
            frame.contentWindow?.postMessage(text, '*');
            resolve();
          }
        });
        frame.src = path;
        document.body.prepend(frame);
      }),
    [TRIAL_PATH, html],
  );
}

function news(page: Page): Promise<string[]> {
  return page.evaluate(() => window.news.map(({ kind, text }) => `${kind}: ${text}`));
}
