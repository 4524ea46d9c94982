import { expect, test, visit } from '../support/own-site.ts';
import { cacheNames, notice, update, version } from '../support/version-page.ts';

test.describe('a new build', () => {
  test('takes over an open page, and says so; the visitor loads it when it suits', async ({
    page,
    site,
  }) => {
    await visit(page, site, '/ressources/python');
    await expect(notice(page)).toHaveCount(0);
    site.deploy('deadbeef');
    await update(page);
    await expect(notice(page)).toBeVisible();
    expect(await version(page)).not.toBe('deadbeef');
    await page.getByRole('button', { name: 'Recharger la page' }).click();
    await expect.poll(() => version(page)).toBe('deadbeef');
    await expect(notice(page)).toHaveCount(0);
  });

  test('says nothing on a page that is of this build already', async ({ page, site }) => {
    await visit(page, site, '/');
    site.deploy('deadbeef');
    await page.goto(`${site.origin}/ressources`);
    await expect.poll(() => cacheNames(page)).toContain('pages-deadbeef');
    expect(await version(page)).toBe('deadbeef');
    await expect(notice(page)).toHaveCount(0);
  });

  test('whose worker alone changed takes over an open page, and offers nothing', async ({
    page,
    site,
  }) => {
    await visit(page, site, '/ressources/python');
    const first = await version(page);
    await page.evaluate(() => {
      navigator.serviceWorker.addEventListener('message', () => {
        document.body.dataset.told = '';
      });
    });
    site.deploy('deadbeef', []);
    await update(page);
    await expect(page.locator('body[data-told]')).toBeAttached();
    await expect.poll(() => cacheNames(page)).toContain('pages-deadbeef');
    await expect(notice(page)).toHaveCount(0);
    await page.reload();
    expect(await version(page)).toBe(first);
  });

  test('offers to load a page that it has changed, and no other', async ({ context, site }) => {
    const [home, tutorial] = [await context.newPage(), await context.newPage()];
    await visit(tutorial, site, '/ressources/python');
    await visit(home, site, '/');
    site.deploy('deadbeef', ['index.html']);
    await update(home);
    await expect(notice(home)).toBeVisible();
    await expect(notice(tutorial)).toHaveCount(0);
  });

  test('the one before stays, older ones go, and what builds share survives', async ({
    page,
    site,
  }) => {
    await visit(page, site, '/ressources/python');
    for (const name of ['deadbee1', 'deadbee2', 'deadbee3']) {
      site.deploy(name);
      await visit(page, site, '/ressources/python');
      await expect.poll(() => cacheNames(page)).toContain(`pages-${name}`);
    }
    await expect.poll(() => cacheNames(page)).toEqual(['pages-deadbee2', 'pages-deadbee3']);
    await visit(page, site, '/ressources/python');
    site.stop();
    await page.reload();
    await expect(page.locator('.copy').first()).toBeAttached();
  });
});
