import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parsePage, removeElements } from '../../src/build/page.ts';
import { policyIn } from '../../src/build/tidy.ts';
import { expect, type OwnSite, test } from '../support/own-site.ts';

/** No worker stands between: what a page is guarded by comes with its own answer. */
test.use({ serviceWorkers: 'block' });

const ELSEWHERE = 'https://ailleurs.exemple.invalid';

/** Takes the policy out of a built page: what is left are the headers of its answer. */
function strip(site: OwnSite, path: string): void {
  const file = join(site.folder, path === '/' ? 'index.html' : `${path.slice(1)}.html`);
  const page = parsePage(file, readFileSync(file, 'utf8'));
  const policy = policyIn(page.tree);
  if (!policy) throw new Error(`${file} has no policy`);
  removeElements(page, new Set([policy]));
  writeFileSync(file, page.text.toString());
  for (const end of ['.br', '.gz']) rmSync(file + end);
}

/** What the policy refuses from now on: `script-src-elem inline`. */
async function watch(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('told', (line: string) => refused.push(line));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      (window as unknown as Record<string, (line: string) => void>).told?.(
        `${effectiveDirective} ${blockedURI}`,
      ),
    );
  });
  return refused;
}

test('without the policy of its text, a page is still guarded by its headers (W12)', async ({
  page,
  site,
}) => {
  const refused = await watch(page);
  strip(site, '/seller');
  await page.goto(`${site.origin}/seller`);
  const isWritten = await page.evaluate((elsewhere) => {
    const add = (name: string, properties: object) =>
      document.body.append(Object.assign(document.createElement(name), properties));
    add('style', { textContent: 'body { color: red }' });
    add('img', { src: `${elsewhere}/a.png` });
    add('iframe', { src: elsewhere });
    void fetch(elsewhere).catch(() => {});
    void import(`${elsewhere}/a.js`).catch(() => {});
    try {
      document.body.innerHTML = '<p>Texte</p>';
      return true;
    } catch {
      return false;
    }
  }, ELSEWHERE);
  expect(isWritten).toBe(false);
  await expect
    .poll(() => [...new Set(refused)].sort())
    .toEqual([
      `connect-src ${ELSEWHERE}/`,
      `frame-src ${ELSEWHERE}`,
      `img-src ${ELSEWHERE}/a.png`,
      'require-trusted-types-for trusted-types-sink',
      `script-src-elem ${ELSEWHERE}/a.js`,
      'style-src-elem inline',
    ]);
});

test('without the policy of its text, a page runs no program slipped into it (W12)', async ({
  page,
  site,
}) => {
  const refused = await watch(page);
  strip(site, '/seller');
  const file = join(site.folder, 'seller.html');
  const slipped = '<script>window.slipped = true</script></head>';
  writeFileSync(file, readFileSync(file, 'utf8').replace('</head>', slipped));
  await page.goto(`${site.origin}/seller`);
  expect(await page.evaluate(() => 'slipped' in window)).toBe(false);
  expect(refused).toContain('script-src-elem inline');
});

test('the frame of the workshop has no origin, even opened by its address (U2)', async ({
  page,
  site,
}) => {
  strip(site, '/atelier');
  await page.goto(`${site.origin}/atelier`);
  const held = await page.evaluate(async (elsewhere) => {
    const reads = (read: () => unknown) => {
      try {
        read();
        return true;
      } catch {
        return false;
      }
    };
    return {
      origin: self.origin,
      cookies: reads(() => document.cookie),
      storage: reads(() => localStorage.length),
      calls: await fetch(elsewhere).then(
        () => true,
        () => false,
      ),
    };
  }, site.origin);
  expect(held).toEqual({ origin: 'null', cookies: false, storage: false, calls: false });
});
