import { builtPages, isBuilt } from '../support/built.ts';
import { expect, SITE, test } from '../support/site.ts';

test('robots may read everything, and find the sitemap', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  expect(await answer.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`);
});

test('what engines and readers are given is XML to a browser', async ({ page, request }) => {
  for (const { file, root, counted } of [
    { file: '/sitemap.xml', root: 'urlset', counted: 'url' },
    { file: '/tutoriels.xml', root: 'rss', counted: 'channel > item' },
    { file: '/opensearch.xml', root: 'OpenSearchDescription', counted: 'Url' },
  ]) {
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
    expect(read, file).toMatchObject({ faults: 0, root });
    expect(read.count, file).toBeGreaterThan(0);
  }
});

test('the feed announces each tutorial once, under its address', async ({
  page,
  request,
  context,
}) => {
  await page.goto('/ressources');
  const href = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  // An empty page: ours lets no script read text as HTML (W12).
  const reader = await context.newPage();
  const items = await reader.evaluate(
    (text) => {
      const feed = new DOMParser().parseFromString(text, 'text/xml');
      return [...feed.querySelectorAll('item')].map((item) =>
        ['title', 'link', 'guid', 'description', 'pubDate'].map(
          (name) => item.querySelector(name)?.textContent ?? '',
        ),
      );
    },
    await (await request.get(href ?? '')).text(),
  );
  const tutorials = builtPages().filter(({ path }) => path.startsWith('/ressources/'));
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

test('a browser that has seen the site can search it', async ({ page, request, context }) => {
  await page.goto('/');
  const link = page.locator('link[rel=search]');
  await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
  const text = await (await request.get((await link.getAttribute('href')) ?? '')).text();
  const reader = await context.newPage();
  const template = await reader.evaluate((text) => {
    const description = new DOMParser().parseFromString(text, 'text/xml');
    return description.querySelector('Url')?.getAttribute('template') ?? '';
  }, text);
  await page.goto(template.replace('{searchTerms}', encodeURIComponent('C++ & été')));
  await expect(page.getByPlaceholder('Rechercher une ressource...')).toHaveValue('C++ & été');
});
