import { readResources } from '../support/content.ts';
import { expect, test } from '../support/site.ts';

const FIELD = 'Rechercher une ressource...';
const GROUPS = readResources();
const COUNT = GROUPS.flatMap(({ items }) => items).length;

test('the resources stand in their groups; those not written yet lead nowhere (R1, R4)', async ({
  page,
}) => {
  await page.goto('/ressources');
  await expect(page.locator('.resource')).toHaveCount(COUNT);
  await expect(page.getByRole('link', { name: /Python/ })).toHaveAttribute(
    'href',
    '/ressources/python',
  );
  for (const card of await page.locator('.resource.is-coming').all()) {
    await expect(card).toContainText('Bientôt');
    await expect(card.getByRole('link')).toHaveCount(0);
  }
});

test('an address asks a search: the box is filled, and its answers stand below', async ({
  page,
}) => {
  await page.goto('/ressources?q=r%C3%A9p%C3%A9ter+for');
  await expect(page.getByPlaceholder(FIELD)).toHaveValue('répéter for');
  const hits = page.locator('.tutorial-hit');
  await expect(hits.first()).toHaveAttribute(
    'href',
    /^\/ressources\/[a-z]+\?tabs=bases#bases-repeter/,
  );
  await page.getByPlaceholder(FIELD).fill('tontine');
  await expect(hits.filter({ has: page.locator('span') }).first()).toBeVisible();
  await page.getByPlaceholder(FIELD).clear();
  await expect(page.locator('.resource')).toHaveCount(COUNT);
});

test('the banner and the card open the heading that was read; a glance keeps nothing', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/ressources/python?tabs=bases');
  await page.goto('/ressources');
  await expect(page.locator('astro-island[ssr][client="near"]')).toHaveCount(0);
  const card = page.locator('a.resource', { hasText: 'Python' });
  await expect(card).toHaveAttribute('href', '/ressources/python');
  await page.goto('/ressources/python?tabs=bases');
  const heading = page.locator('#bases-ranger-dans-une-liste');
  const isFollowed = page.waitForResponse(/\/heading\..*\.js$/);
  await heading.evaluate((title) => title.scrollIntoView());
  await (await isFollowed).finished();
  await expect
    .poll(async () => {
      await page.clock.fastForward(11_000);
      return page.evaluate(() => sessionStorage.getItem('places'));
    })
    .toBe('{"python":"bases-ranger-dans-une-liste"}');
  await page.goto('/ressources');
  const href = '/ressources/python?tabs=bases#bases-ranger-dans-une-liste';
  const banner = page.getByLabel('Reprendre un cours');
  await expect(banner.getByRole('link', { name: 'Reprendre' })).toHaveAttribute('href', href);
  await expect(card).toHaveAttribute('href', href);
  await card.click();
  await expect(heading).toBeInViewport();
});

test('a finished tutorial recommends others, and each can be read (R9)', async ({ page }) => {
  await page.goto('/ressources/python?tabs=project');
  await page.locator('.step:visible .step-suivant').press('Enter');
  await expect(page).toHaveURL(/tabs=final$/);
  await page.goto('/ressources');
  const banner = page.getByLabel('Reprendre un cours');
  await expect(banner).toContainText('Formation terminée');
  const next = banner.locator('.resume-next').getByRole('link');
  await expect(next).toHaveText(['React', 'Node.js', 'TypeScript']);
  for (const link of await next.all()) {
    expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the resources read and lead on; no dead control', async ({ page }) => {
    await page.goto('/ressources');
    await expect(page.locator('.resource')).toHaveCount(COUNT);
    await expect(page.getByPlaceholder(FIELD)).toBeHidden();
  });
});
