import type { Page } from '@playwright/test';
import { violationsOnBothDevices } from '../support/axe.ts';
import { FAILURE, fill, openForm, openMenu, SEND, send } from '../support/feedback-page.ts';
import { expect, test } from '../support/site.ts';

/** All that the states change. */
const WIDGETS = { include: ['.floats', '.float-menu', '.feedback', '.bottom-bar'] };

/** Each state of the widgets, and how it is reached. */
const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  'the buttons': (page) => page.goto('/404'),
  'the menu': async (page) => {
    await page.goto('/404');
    await openMenu(page);
    await expect(page.locator('#avis')).toBeVisible();
  },
  'the help': async (page) => {
    await page.goto('/404');
    await page.locator('.floats').getByRole('button', { name: 'Aide', exact: true }).click();
    await expect(page.locator('#aide')).toBeVisible();
  },
  'the help of a tutorial': async (page) => {
    await page.goto('/ressources/python');
    await page.locator('.floats [popovertarget=aide]').click();
    await expect(page.locator('#aide')).toBeVisible();
  },
  'the form': async (page) => {
    await page.goto('/404');
    await openForm(page);
  },
  'the form with errors': async (page) => {
    await page.goto('/404');
    await openForm(page);
    await page.getByLabel(/Votre message/).fill('Bonjour à vous');
    await send(page);
    await expect(page.getByText('Écrivez votre nom.')).toBeVisible();
  },
  'the failed form': async (page) => {
    await page.route(SEND, (route) => route.abort());
    await page.goto('/404');
    const form = await openForm(page);
    await fill(page);
    await send(page);
    await expect(form.getByText(FAILURE)).toBeVisible();
  },
};

test.use({ breaksNetwork: true });

for (const [state, reach] of Object.entries(STATES)) {
  test(`${state}: no accessibility violation, nothing out of the screen`, async ({ page }) => {
    // While it fades in, a colour is not yet what it will be.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await reach(page);
    expect(await violationsOnBothDevices(page, WIDGETS)).toEqual([]);
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await tooWide(page), `${width} px`).toEqual([]);
      expect(await tooSmall(page), `${width} px`).toEqual([]);
    }
  });
}

/** What is cut at the right, or makes its box scroll sideways. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = document.querySelectorAll<HTMLElement>(
      ':is(.float-menu:popover-open, .feedback[open], .floats), :is(.float-menu, .feedback) *',
    );
    return [...boxes]
      .filter((box) => box.checkVisibility() && !box.closest('.visually-hidden'))
      .filter((box) => {
        const { right, left } = box.getBoundingClientRect();
        return right > window.innerWidth || left < 0 || box.scrollWidth > box.clientWidth + 1;
      })
      .filter((box) => getComputedStyle(box).display !== 'inline')
      .map((box) => box.outerHTML.slice(0, 80));
  });
}

/** « Targets ≥ 44 px », but for a link inside a sentence. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>(
      ':is(.floats, .float-menu, .feedback) :is(button, a, input, textarea)',
    );
    return [...targets]
      .filter((target) => target.checkVisibility() && !target.closest('.float-note'))
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        return width < 44 || height < 44;
      })
      .map((target) => target.outerHTML.slice(0, 80));
  });
}
