import { newEmail, PASSWORD } from '../support/learner.ts';
import { expect, openCatalog, searchBox, test } from '../support/site.ts';

/** A newcomer, who knows no address: only what is on the screen leads from one page to the next. */
test.use({ viewport: { width: 360, height: 740 } });

test('finds a free course in Wolof, and reads its first section', async ({ page }) => {
  await openCatalog(page);
  await searchBox(page).fill('gratuit en wolof');
  const found = page.getByRole('option');
  await expect(found.first()).toBeVisible();
  await found.first().click();
  const card = page.locator('.course-card.is-highlighted');
  await expect(card).toContainText('Gratuite');
  await expect(card).toContainText('Wolof');
  await card.getByRole('link').click();
  await expect(page.getByText('Gratuit : rien à payer')).toBeVisible();
  await page.getByRole('link', { name: 'Visionner gratuitement' }).click();
  await expect(page.locator('details.section').first()).toBeVisible();
  await expect(page.getByText(/réservée à ceux qui ont acheté/)).toHaveCount(0);
});

test('sees what a course holds, buys it, is told so, and finds it again from home (O8, D20, D21)', async ({
  page,
}) => {
  await openCatalog(page);
  const card = page.locator('.course-card').filter({ hasText: 'FCFA' }).first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').click();
  const plan = page.getByRole('region', { name: 'Ce que contient la formation' });
  await expect(plan.getByRole('listitem').nth(2)).toBeVisible();
  const count = await plan.getByRole('listitem').count();
  await expect(plan.getByText('réservé aux acheteurs')).toHaveCount(count);
  await expect(page.getByText(/^En une fois|^Par abonnement/)).toBeVisible();
  await page.getByRole('link', { name: 'Acheter la formation' }).click();
  await page.getByRole('button', { name: "Confirmer l'achat" }).click();

  await page.getByRole('link', { name: 'Créez-en un' }).click();
  await page.getByLabel('Nom').fill('Awa');
  await page.getByLabel('Adresse e-mail').fill(newEmail());
  await page.getByLabel('Mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await page.getByRole('button', { name: 'Payer' }).click();

  await expect(page.getByText('Paiement reçu, tout est ouvert')).toBeInViewport();
  await expect(page.getByText(/^Reçu.: formation complète, .*FCFA, le \d/)).toBeInViewport();
  await page.getByRole('link', { name: 'Commencer' }).click();
  await expect(page.getByRole('heading', { name: 'Sections de la formation' })).toBeFocused();
  const seen = page.getByRole('button', { name: /^Marquer comme vue/ });
  await seen.first().click();
  await expect(seen.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(`1 section vue sur ${count}`)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Paiement reçu, tout est ouvert')).toHaveCount(0);
  await expect(page.getByText(`1 section vue sur ${count}`)).toBeVisible();

  await page
    .getByRole('link', { name: /Jàngal/ })
    .first()
    .click();
  const resume = page.getByRole('complementary', { name: 'Reprendre une formation' });
  await expect(resume).toContainText(name);
  await expect(resume).toContainText(`1 section vue sur ${count}`);
  await expect(page.locator('.course-card').filter({ hasText: name })).toContainText(
    `1 section vue sur ${count}`,
  );
  await resume.getByRole('link', { name: 'Continuer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('details.section').first()).toBeVisible();
});

test('leaves Python in the middle of a step, and comes back to that heading from home (R7)', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await page
    .getByRole('link', { name: /^Python/ })
    .first()
    .click();
  const shown = page.locator('html');
  // Suivant answers once the page's program has run.
  await page.waitForLoadState();
  for (const step of ['first', 'bases']) {
    await page.locator('[data-move="1"]').click();
    await expect(shown).toHaveAttribute('data-step', step);
  }
  const heading = page.locator('#bases h3[id]').nth(4);
  await heading.evaluate((element) => element.scrollIntoView());
  await page.clock.runFor(15_000);
  await page.mouse.wheel(0, 20);
  await page.clock.runFor(15_000);
  const id = await heading.getAttribute('id');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('places')))
    .toContain(`"${id}"`);
  await page.goto('/');
  await page.clock.runFor(5_000);
  const resume = page.getByRole('complementary', { name: 'Reprendre un cours' });
  await resume.getByRole('link', { name: 'Reprendre' }).click();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(heading).toBeInViewport();
});
