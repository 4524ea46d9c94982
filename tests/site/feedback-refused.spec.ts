import {
  FAILURE,
  fill,
  openForm,
  refuseCookies,
  SEND,
  send,
  TEXT,
} from '../support/feedback-page.ts';
import { expect } from '../support/site.ts';
import { test } from './feedback-form.ts';

test.beforeEach(({ page }) => refuseCookies(page));

test.describe('the service refuses', () => {
  test.use({ breaksNetwork: true });

  test('the sixth message of a minute: 429, and nothing is lost', async ({ page, stored }) => {
    await page.goto('/');
    for (let count = 1; count <= 5; count++) {
      const form = await openForm(page);
      await fill(page);
      await send(page);
      await expect(form).toBeHidden();
    }
    const form = await openForm(page);
    await fill(page);
    await send(page);
    await expect(form.getByRole('alert').filter({ hasText: FAILURE })).toBeVisible();
    await expect(form.getByLabel(/Votre message/)).toHaveValue(TEXT);
    const chat = form.getByRole('link', { name: /WhatsApp \(nouvel onglet\)/ });
    await expect(chat).toHaveAttribute('target', '_blank');
    expect(new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')).toBe(TEXT);
    expect(stored()).toHaveLength(5);
  });

  for (const width of [360, 1280]) {
    test(`${width} px: a failure leaves the button where it was`, async ({ page }) => {
      await page.route(SEND, (route) => route.abort());
      await page.setViewportSize({ width, height: 800 });
      // On a phone, the round buttons make way for the links of the marketplace.
      await page.goto('/seller');
      const form = await openForm(page);
      await fill(page);
      const before = await page.getByRole('button', { name: 'Envoyer' }).boundingBox();
      await send(page);
      await expect(form.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
      expect(await page.getByRole('button', { name: 'Envoyer' }).boundingBox()).toEqual(before);
    });
  }
});
