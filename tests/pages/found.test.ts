import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isHidden, isListed } from '../../src/rules/site/pages.ts';
import { SITE } from '../support/addresses.ts';
import { built, builtPages, headValue } from '../support/built.ts';

const MAX_PICTURE_BYTES = 60_000;
const pages = builtPages();
const locations = [
  ...built('sitemap.xml')
    .toString()
    .matchAll(/<loc>([^<]+)/g),
].map(([, location = '']) => location);

test('the sitemap holds the canonical address of each listed page, and no other', () => {
  const canonical = pages.map(({ html }) => headValue(html, 'canonical')).filter(Boolean);
  expect(locations.toSorted()).toEqual(canonical.toSorted());
  expect(locations).toContain(`${SITE}/ressources/python`);
  expect(locations.filter((one) => /\.html$|.\/$/.test(new URL(one).pathname))).toEqual([]);
});

for (const { path, html } of pages) {
  test(`${path}: its address, and whether it is for search engines`, () => {
    const address = isListed(path) ? `${SITE}${path}` : undefined;
    expect(headValue(html, 'canonical')).toBe(address);
    expect(headValue(html, 'og:url')).toBe(address);
    expect(headValue(html, 'robots')).toBe(isHidden(path) ? 'noindex' : undefined);
  });

  test(`${path}: a shared link has its picture, 1200 × 630 and 60 KB at most`, async () => {
    const address = headValue(html, 'og:image') ?? '';
    expect(address).toMatch(new RegExp(`^${SITE}/partage/[a-z]+\\.png$`));
    const bytes = built(new URL(address).pathname);
    expect(bytes.length).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1_200, height: 630 });
    expect(headValue(html, 'og:image:width')).toBe(String(width));
    expect(headValue(html, 'og:image:height')).toBe(String(height));
    expect(headValue(html, 'og:image:alt')).toBeTruthy();
    expect(headValue(html, 'twitter:card')).toBe('summary_large_image');
  });
}

test('a tutorial shares the picture of its own technology', () => {
  const python = pages.find(({ path }) => path === '/ressources/python');
  expect(headValue(python?.html ?? '', 'og:image')).toBe(`${SITE}/partage/python.png`);
  expect(headValue(python?.html ?? '', 'og:image:alt')).toBe('Apprendre Python');
});

test('no page downloads a picture of a shared link, and no device keeps one', () => {
  const loads = /<(?:img|source|link|a)\b[^>]*\/partage\//;
  expect(pages.filter(({ html }) => loads.test(html)).map(({ path }) => path)).toEqual([]);
  expect(built('sw.js').toString()).not.toContain('.png"');
  expect(built('hors-ligne/python.json').toString()).not.toContain('/partage/');
});
