import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findWholeChromium } from '../support/chromium.ts';
import { expect, SITE, test } from '../support/site.ts';

interface Manifest {
  lang: string;
  icons: { src: string; sizes: string; purpose: string }[];
  screenshots: { src: string; sizes: string; form_factor: string }[];
  shortcuts: { url: string }[];
}

const WIDTHS = [320, 360, 412, 480, 575, 576, 639, 640, 767, 768, 992, 1280];

test('the manifest is complete, and every picture of it has the size that it says', async ({
  page,
  request,
}) => {
  const manifest: Manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest.lang).toBe('fr');
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  expect(new Set(manifest.screenshots.map((one) => one.form_factor))).toEqual(
    new Set(['narrow', 'wide']),
  );
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/ressources#reprise', '/ressources']);
  await page.goto('/');
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).ok()).toBe(true);
});

/** The words of the strip that lie under the button. */
function lookThrough(): (string | null)[] {
  const button = document.querySelector('.install')?.getBoundingClientRect();
  const words = [...document.querySelectorAll('.strip strong, .strip p, .strip-link')];
  return words
    .filter((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          button &&
          left < button.right &&
          right > button.left &&
          top < button.bottom &&
          bottom > button.top,
      );
    })
    .map(({ textContent }) => textContent);
}

test('a browser that can install the site offers it, and nothing shifts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'profile-'));
  const executablePath = findWholeChromium();
  const context = await chromium.launchPersistentContext(folder, {
    args: CHROMIUM_ARGS,
    ...(executablePath && { executablePath }),
  });
  try {
    const page = await context.newPage();
    await page.goto(SITE);
    const title = page.getByRole('heading', { level: 1 });
    const before = await title.boundingBox();
    const button = page.getByRole('button', { name: 'Installer l’application' });
    await expect(button).toBeVisible();
    expect(await title.boundingBox()).toEqual(before);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      expect(await page.evaluate(lookThrough), `at ${width} px`).toEqual([]);
    }
    await button.click();
    await expect(button).toBeHidden();
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
