import { expect, test } from '../support/site.ts';

const PATH = '/conseils/test';

test('a reader finds two fields, why, a first step, and sends the address (G7, G8)', async ({
  page,
}) => {
  const sent: string[] = [];
  await page.goto('/conseils');
  await page.getByRole('link', { name: 'Faire le test' }).click();
  await expect(page).toHaveURL(PATH);
  await page.waitForLoadState('load');
  // The header asks whether somebody is logged in, on every page (S1).
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !request.url().endsWith('/api/login'))
      sent.push(request.url());
  });
  const question = page.getByRole('group').filter({ has: page.getByRole('radio') });
  const count = await page.locator('fieldset').count();
  for (let rank = 1; rank <= count; rank++) {
    await expect(question).toHaveCount(1);
    await expect(question).toHaveAccessibleName(new RegExp(`^Question ${rank} sur ${count} `));
    await expect(question).toBeInViewport({ ratio: 1 });
    await question.getByRole('radio').first().check();
    const name = rank < count ? 'Question suivante' : 'Voir mes deux domaines';
    await page.getByRole('button', { name }).click();
  }
  const result = page.getByRole('region', { name: 'Vos deux domaines' });
  await expect(result.getByRole('article')).toHaveCount(2);
  await expect(result.getByRole('heading', { name: 'Vos deux domaines' })).toBeFocused();
  await expect(result.getByRole('article').first()).toBeInViewport();
  await expect(result.getByRole('article').first().getByRole('listitem').first()).toBeVisible();
  const address = page.url();
  const share = result.getByRole('link', { name: /WhatsApp/ });
  expect(new URL((await share.getAttribute('href')) ?? '').searchParams.get('text')).toContain(
    address,
  );
  await page.goto('/');
  await page.goto(address);
  await expect(result.getByRole('article')).toHaveCount(2);
  await result
    .getByRole('link', { name: /^Lire la section/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/conseils#[a-z]+$/);
  expect(sent).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all questions are one form, the points are in a table, and no button is dead (G9)', async ({
    page,
  }) => {
    await page.goto(PATH);
    for (const question of await page.locator('fieldset').all())
      await expect(question).toBeVisible();
    await expect(page.locator('form button:visible')).toHaveCount(0);
    await page.getByText('Compter à la main').click();
    // Of equal fields the first named comes first, so they are written down as they are named (G7).
    await expect(page.locator('.orientation-count > p')).toContainText(
      /quand une réponse le nomme pour la première fois.*en cas d’égalité, gardez celui qui est le plus haut/,
    );
    const rows = page.getByRole('row');
    const questions = await page.locator('fieldset').count();
    await expect(rows).toHaveCount(questions + 1);
    await expect(rows.nth(1).getByRole('cell').first()).toContainText(/\+2.*\+1/s);
  });
});
