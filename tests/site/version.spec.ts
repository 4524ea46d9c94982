import { readdirSync } from 'node:fs';
import { cell } from '../support/cells.ts';
import { expect, type Fault, type OwnSite, test } from '../support/own-site.ts';
import { SCREENS } from '../support/screens.ts';
import { notice } from '../support/version-page.ts';

/** The scripts of that name are no longer, or not yet, on the server. */
function withhold(site: OwnSite, name: RegExp, fault: Fault): void {
  const files = readdirSync('dist/_astro').filter((file) => file.endsWith('.js'));
  for (const file of files.filter((one) => name.test(one))) site.answer(`/_astro/${file}`, fault);
}

const gone: Fault = (response) => response.writeHead(404).end();

/** Each screen, the file of its island if it has one, and what reads without it. */
const READ_WITHOUT = [
  { screen: 'home', island: /^CourseList/, read: 'article.course-card' },
  { screen: 'course', island: /^CourseDetail/, read: 'main >> text=Chargement…' },
  { screen: 'v2', island: /^CoursePlayer/, read: 'main >> text=Chargement…' },
  { screen: 'v1', island: /^LegacyCourse/, read: '.free-courses .course-card' },
  { screen: 'ressources', island: /^ResourceMarket/, read: '.resource' },
  { screen: 'ressources-lang', read: '.step-title:visible' },
  { screen: 'conseils', read: '.guide-nav a' },
  { screen: 'seller', read: 'main h2' },
  { screen: '404', read: 'main li a' },
];

test.describe('a file that is gone (chunk404)', () => {
  test.use({ serviceWorkers: 'block' });

  for (const { screen, read } of READ_WITHOUT) {
    test(`${cell(screen, 'chunk404')}: one reload, then the notice; the page reads`, async ({
      page,
      site,
    }) => {
      withhold(site, /./, gone);
      let loads = 0;
      page.on('load', () => loads++);
      await page.goto(site.origin + SCREENS[screen]);
      await expect(notice(page)).toBeVisible();
      expect(loads).toBeLessThanOrEqual(2);
      await expect(page.locator(read).first()).toBeVisible();
    });
  }

  test('never under a text that is being typed: the notice alone', async ({ page, site }) => {
    const asked: Parameters<Fault>[0][] = [];
    withhold(site, /^ResourceMarket/, (response) => void asked.push(response));
    await page.goto(`${site.origin}/ressources`);
    await page.evaluate(() => document.body.setAttribute('data-mark', ''));
    await page.locator('main input[type=search]').first().pressSequentially('python');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    withhold(site, /^ResourceMarket/, gone);
    for (const response of asked) gone(response);
    await expect(notice(page)).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-mark');
    await expect(page.locator('main input[type=search]').first()).toHaveValue('python');
  });

  test('a part that is asked for: one reload, then the notice', async ({ page, site }) => {
    withhold(site, /^visitor/, gone);
    await page.goto(`${site.origin}/404`);
    const ask = () => page.getByRole('button', { name: 'Tout refuser' }).click();
    await Promise.all([page.waitForEvent('load'), ask()]);
    await expect(notice(page)).toHaveCount(0);
    await ask();
    await expect(notice(page)).toBeVisible();
  });
});

for (const { screen, island = /./, read } of READ_WITHOUT) {
  test(`${cell(screen, 'chunkHang')}: after 120 s the page says so, and reads`, async ({
    page,
    site,
  }) => {
    withhold(site, island, () => undefined);
    // The clock stands still while a busy machine opens the page.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto(site.origin + SCREENS[screen], { waitUntil: 'commit' });
    await expect(page.locator(read).first()).toBeVisible();
    await page.clock.runFor(119_000);
    const text = page.getByText('Cette page n’a pas pu se charger en entier.');
    await expect(text).toBeHidden();
    await page.clock.runFor(2_000);
    await expect(text).toBeVisible();
  });
}
