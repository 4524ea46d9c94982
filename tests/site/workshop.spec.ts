// Without our fixture: here a sample breaks its own policy, and the browser says so.
import { expect, type Page, test } from '@playwright/test';
import { WORKSHOP_PATH } from '../../src/workshop/frames.ts';
import { tabTo } from '../support/keyboard.ts';

declare global {
  interface Window {
    news: { kind: string; text?: string }[];
  }
}

test.describe('the frame of the workshop', () => {
  test('writes the page, and tells what it logs, an error, a promise that nobody hears', async ({
    page,
  }) => {
    await runWorkshop(
      page,
      `<h1>Awa</h1>
      <script>console.log("Bonjour", { prix: 500 }); Promise.reject(new Error("vide")); absent()</script>`,
    );
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Awa' })).toBeVisible();
    await expect
      .poll(async () => (await news(page)).toSorted())
      .toEqual([
        'error: Error: vide',
        'error: ReferenceError: absent is not defined',
        'log: Bonjour { prix: 500 }',
      ]);
  });

  test('reaches nothing: no network, no storage, not the page around it', async ({ page }) => {
    const answered: string[] = [];
    page.on('response', (response) => answered.push(new URL(response.url()).pathname));
    await runWorkshop(
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

test('in the « atelier », a sample is tried, its fault is told, and it is left (U15)', async ({
  page,
}) => {
  await page.goto('/ressources/javascript?tabs=bases');
  const tryIt = page.locator('#bases').getByRole('button', { name: 'Essayer' }).first();
  await tabTo(page, tryIt);
  await page.keyboard.press('Enter');
  const workshop = page.getByRole('region', { name: 'Atelier' });
  const editor = workshop.getByRole('textbox', { name: 'Ton code' });
  await expect(editor).toBeFocused();
  expect(await editor.evaluate((field) => [field.scrollLeft, field.scrollTop])).toEqual([0, 0]);
  await expect(workshop).toMatchAriaSnapshot(`
    - region "Atelier":
      - textbox "Ton code"
      - group "Signes":
        - button "Inférieur à"
        - button "Supérieur à"
      - paragraph:
        - button "Exécuter"
        - button "Rétablir"
        - button "Fermer l’atelier"
      - log "Console"
  `);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('console.log("Awa"');
  await tabTo(page, workshop.getByRole('button', { name: 'Exécuter' }));
  await page.keyboard.press('Enter');
  await expect(workshop.getByRole('log')).toHaveText(
    /^Faute de syntaxe\s: le navigateur ne peut pas lire ce code\. Son message\s: ./,
  );
  await tabTo(page, workshop.getByRole('button', { name: 'Fermer l’atelier' }));
  await page.keyboard.press('Enter');
  await expect(workshop).toHaveCount(0);
  await expect(tryIt).toBeFocused();
});

/** What the workshop does, without its editor: the frame, then the page that it is given. */
async function runWorkshop(page: Page, html: string): Promise<void> {
  if (!page.url().endsWith('/ressources')) await page.goto('/ressources');
  await page.evaluate(
    ([path = '', text]) =>
      new Promise<void>((resolve) => {
        window.news = [];
        document.querySelector('iframe')?.remove();
        const frame = document.createElement('iframe');
        frame.setAttribute('sandbox', 'allow-scripts allow-forms');
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
    [WORKSHOP_PATH, html],
  );
}

function news(page: Page): Promise<string[]> {
  return page.evaluate(() => window.news.map(({ kind, text }) => `${kind}: ${text}`));
}
