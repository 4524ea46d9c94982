import sharp from 'sharp';
import { isHidden, isListed } from '../../src/rules/site/pages.ts';
import { built, builtPages, headValue, isBuilt } from '../support/built.ts';
import { expect, SITE, test } from '../support/site.ts';

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

test('robots may read everything, and find the sitemap', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  expect(await answer.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`);
});

const DOCUMENTS = [
  { file: '/sitemap.xml', root: 'urlset', counted: 'url' },
  { file: '/tutoriels.xml', root: 'rss', counted: 'channel > item' },
  { file: '/opensearch.xml', root: 'OpenSearchDescription', counted: 'Url' },
];

for (const { file, root, counted } of DOCUMENTS) {
  test(`${file} is XML to a browser`, async ({ page, request }) => {
    const answer = await request.get(file);
    expect(answer.headers()['content-type']).toContain('xml');
    const read = await page.evaluate(
      ({ text, counted }) => {
        const document = new DOMParser().parseFromString(text, 'text/xml');
        return {
          faults: document.querySelectorAll('parsererror').length,
          root: document.documentElement.tagName,
          count: document.querySelectorAll(counted).length,
        };
      },
      { text: await answer.text(), counted },
    );
    expect(read).toMatchObject({ faults: 0, root });
    expect(read.count).toBeGreaterThan(0);
  });
}

test('the feed announces each tutorial once, under its address', async ({ page }) => {
  await page.goto('/ressources');
  const href = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  const items = await page.evaluate(async (address) => {
    const text = await (await fetch(address)).text();
    const feed = new DOMParser().parseFromString(text, 'text/xml');
    return [...feed.querySelectorAll('item')].map((item) =>
      ['title', 'link', 'guid', 'description', 'pubDate'].map(
        (name) => item.querySelector(name)?.textContent ?? '',
      ),
    );
  }, href ?? '');
  const tutorials = pages.filter(({ path }) => path.startsWith('/ressources/'));
  expect(items.map(([, link]) => link).toSorted()).toEqual(
    tutorials.map(({ path }) => SITE + path).toSorted(),
  );
  for (const [title, link = '', guid, description, date = ''] of items) {
    expect(title).toMatch(/^Apprendre ./);
    expect(guid).toBe(link);
    expect(description).toBeTruthy();
    expect(Date.parse(date)).toBeGreaterThan(0);
    expect(isBuilt(link)).toBe(true);
  }
});

test('a browser that has seen the site can search it', async ({ page }) => {
  await page.goto('/');
  const link = page.locator('link[rel=search]');
  await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
  const template = await page.evaluate(
    async (address) => {
      const text = await (await fetch(address)).text();
      const description = new DOMParser().parseFromString(text, 'text/xml');
      return description.querySelector('Url')?.getAttribute('template') ?? '';
    },
    (await link.getAttribute('href')) ?? '',
  );
  await page.goto(template.replace('{searchTerms}', encodeURIComponent('C++ & été')));
  await expect(page.getByPlaceholder('Rechercher une ressource...')).toHaveValue('C++ & été');
});
