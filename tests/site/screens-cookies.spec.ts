import { cell, works } from '../support/cells.ts';
import { SCREENS } from '../support/screens.ts';
import { PROBE } from '../support/session-page.ts';
import { expect, test } from '../support/site.ts';

test.use({ consent: null });

for (const [screen, path] of Object.entries(SCREENS)) {
  test(`${cell(screen, 'cookiesBlocked')}: works, no cookie written, x-visitor-id null`, async ({
    page,
    context,
  }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
    const sent: (string | undefined)[] = [];
    page.on('request', (request) => {
      const headers = request.headers();
      if ('x-visitor-id' in headers) sent.push(headers['x-visitor-id']);
    });
    const asked = page.waitForResponse(PROBE);
    await works(page, path);
    await asked;
    // Accepting writes a cookie and computes the hash, wherever it can be kept.
    await page.locator('[data-consent=accept]').click();
    await expect(page.getByRole('status').getByText('Votre choix est enregistré.')).toBeVisible();
    await expect(page.locator('.consent')).toBeHidden();
    const again = page.waitForResponse(PROBE);
    await page.reload();
    await again;
    expect(await page.evaluate(() => document.cookie)).toBe('');
    expect(await context.cookies()).toEqual([]);
    expect(new Set(sent)).toEqual(new Set(['null']));
  });
}
