import { expect, test } from 'vitest';
import { robots, sitemap } from '../../../../src/rules/site/discovery/sitemap.ts';

const SITE = 'https://formation.example';

test('every page by its address; the day of its change when its writer has said it', () => {
  const updated = new Date('2026-11-20');
  expect(sitemap([{ path: '/' }, { path: '/ressources/python', updated }], SITE)).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url>
<loc>https://formation.example/</loc>
</url>
<url>
<loc>https://formation.example/ressources/python</loc>
<lastmod>2026-11-20</lastmod>
</url>
</urlset>
`,
  );
});

test('an address that XML would read as something else', () => {
  expect(sitemap([{ path: '/a?b=1&c=2' }], SITE)).toContain('/a?b=1&amp;c=2</loc>');
});

test('robots may read nothing of a preview (W25)', () => {
  expect(robots(SITE, true)).toBe('User-agent: *\nDisallow: /\n');
});

test('robots may read everything, and find the sitemap', () => {
  expect(robots(SITE)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://formation.example/sitemap.xml\n',
  );
});
