import { judge, loadLighthouse, READ_PAGES } from '../support/lighthouse.ts';
import { LIGHTHOUSE_PORT } from '../support/ports.ts';
import { expect, SITE, test } from '../support/site.ts';

const INSTALL_MS = 600_000;

/** Lighthouse opens a browser of its own on one port: one page at a time. */
test.describe.configure({ mode: 'default' });

/** The first time, npm installs it: no page is to wait for that. */
test.beforeAll(async () => {
  test.setTimeout(INSTALL_MS);
  await loadLighthouse();
});

for (const path of READ_PAGES) {
  test(`${path}: 100 in accessibility, best practices and SEO (B8)`, async () => {
    const categories = ['accessibility', 'best-practices', 'seo'];
    const { scores, faults } = await judge(SITE + path, categories, LIGHTHOUSE_PORT);
    expect({ scores, faults }).toEqual({
      scores: { accessibility: 100, 'best-practices': 100, seo: 100 },
      faults: [],
    });
  });
}
