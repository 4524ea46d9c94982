import type { Page } from '@playwright/test';
import { cell, works } from '../support/cells.ts';
import { SCREENS } from '../support/screens.ts';
import {
  becomeLearner,
  expectLearner,
  expectVisitor,
  isMarked,
  mark,
  menu,
  openMenu,
} from '../support/session-page.ts';
import { consentBanner, expect, test } from '../support/site.ts';

test.use({ consent: null });

for (const [screen, path] of Object.entries(SCREENS)) {
  test(`${cell(screen, 'twoTabs')}: choice, progress and logout agree in both`, async ({
    page,
    context,
  }) => {
    await becomeLearner(page);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await works(tab, path);
      await expectLearner(tab);
      await expect(consentBanner(tab)).toBeVisible();
      await mark(tab);
    }

    await consentBanner(other)
      .getByRole('button', { name: /^Accepter/ })
      .click();
    await expect(consentBanner(page)).toBeHidden();

    // The progress that one tab keeps is the one that the other goes on with.
    await other.goto('/ressources/python?tabs=bases');
    // By the keyboard: far down a page, what is laid out late may move what a pointer aims at.
    await other.locator('.step:visible .step-suivant').press('Enter');
    await expect.poll(() => progress(page)).toMatch(/"tabs":"utils"/);
    expect(await progress(page)).toBe(await progress(other));
    await works(other, path);

    await openMenu(other);
    await menu(other).getByRole('button', { name: 'Déconnexion' }).click();
    await expectVisitor(other);
    await expectVisitor(page);
    await expect.poll(() => isMarked(page)).toBe(false);
    await expectVisitor(page);
  });
}

/** The record of the last tutorial, as this tab sees it after an agreement. */
function progress(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('LastRessourcesViews'));
}
