import { readdirSync } from 'node:fs';
import { writeWorker } from '../../src/build/offline/service-worker.ts';
import { cell } from '../support/cells.ts';
import { LEGACY_PATH } from '../support/legacy.ts';
import { expect, type Fault, type OwnSite, stored, test, visit } from '../support/own-site.ts';
import { SCREENS } from '../support/screens.ts';
import { cacheNames, notice } from '../support/version-page.ts';

/** The scripts of that name are no longer, or not yet, on the server. */
function withhold(site: OwnSite, name: RegExp, fault: Fault): void {
  const files = readdirSync(`${site.folder}/_astro`).filter((file) => file.endsWith('.js'));
  for (const file of files.filter((one) => name.test(one))) site.answer(`/_astro/${file}`, fault);
}

const gone: Fault = (response) => response.writeHead(404).end();

/** « old chunk gone after deploy: static HTML stays readable, one guarded reload, then a notice ». */
const GONE = [
  {
    id: 'B-008',
    path: '/',
    text: 'Découvrez les différentes formations disponibles sur la plateforme',
  },
  { id: 'B-022', path: '/course?nom=a&categorie=b&id=c', text: 'Chargement…' },
  { id: 'B-036', path: '/v2/course?formationId=a&nom=b', text: 'Chargement…' },
  { id: 'B-050', path: LEGACY_PATH, text: 'Tous les tutoriels vidéo gratuits' },
  { id: 'B-064', path: '/ressources', text: 'Ressources gratuites' },
  { id: 'B-078', path: '/ressources/python', text: 'À la fin de cette étape' },
  { id: 'B-092', path: '/conseils', text: 'Développement web' },
  { id: 'B-106', path: '/seller', text: 'Vos avantages' },
  { id: 'B-120', path: '/404', text: 'Page introuvable' },
];

test.describe('a file that is gone (chunk404)', () => {
  test.use({ serviceWorkers: 'block' });

  for (const { id, path, text } of GONE) {
    test(`${id} ${path}: one reload, then the notice; the page reads`, async ({ page, site }) => {
      withhold(site, /./, gone);
      let loads = 0;
      page.on('load', () => loads++);
      await page.goto(site.origin + path);
      await expect(notice(page)).toBeVisible();
      expect(loads).toBeLessThanOrEqual(2);
      await expect(page.locator('main').getByText(text).first()).toBeVisible();
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

/** « chunk never arrives: give up after 120,000 ms, static HTML stays »; some pages have no island. */
const HANGING = [
  { screen: 'home', file: /^CourseList/, read: 'article.course-card' },
  { screen: 'course', file: /^CourseDetail/, read: '.footer-name' },
  { screen: 'v2', file: /^CoursePlayer/, read: '.footer-name' },
  { screen: 'v1', file: /^LegacyCourse/, read: '.free-courses .course-card' },
  { screen: 'ressources', file: /^ResourceMarket/, read: '.resource' },
  { screen: 'ressources-lang', file: /./, read: '.step-title:visible' },
  { screen: 'conseils', file: /./, read: '.guide-nav a' },
  { screen: 'seller', file: /./, read: 'h2' },
  { screen: '404', file: /./, read: 'main li a' },
];
for (const { screen, file, read } of HANGING) {
  test(`${cell(screen, 'chunkHang')}: after 120 s the page says so, and reads`, async ({
    page,
    site,
  }) => {
    withhold(site, file, () => undefined);
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

test('« PUBLIC_OFFLINE=off »: one load clears all that was kept, and the worker leaves', async ({
  page,
  site,
}) => {
  await visit(page, site, '/ressources/python');
  expect(await stored(page)).not.toEqual([]);
  await writeWorker(site.folder, { versions: [], files: [] }, false);
  site.deploy('deadbeef');
  await page.goto(`${site.origin}/ressources`);
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
});
