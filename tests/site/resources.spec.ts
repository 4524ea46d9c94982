import { readResources } from '../support/content.ts';
import { expect, test } from '../support/site.ts';

const FIELD = 'Rechercher une ressource...';
const COUNT = readResources().flatMap(({ items }) => items).length;

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
  await expect(hits.filter({ has: page.locator('small + span') }).first()).toBeVisible();
  await page.getByPlaceholder(FIELD).clear();
  await expect(page.locator('.resource')).toHaveCount(COUNT);
});

for (const path of ['/', '/ressources', '/ressources/python']) {
  test(`${path}: what the tutorials answer is dressed as cards are`, async ({ page }) => {
    await page.goto(path);
    const name = path === '/ressources/python' ? 'Chercher une notion' : FIELD;
    const hit = page.locator('.tutorial-hit').first();
    await page.getByPlaceholder(name).fill('boucle for');
    await expect(hit).toBeVisible();
    await expect(hit).toHaveCSS('display', 'grid');
    await expect(hit).toHaveCSS('text-decoration-line', 'none');
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the resources read and lead on; those not written yet lead nowhere (R1, R4)', async ({
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
    await expect(page.getByPlaceholder(FIELD)).toBeHidden();
  });
});
