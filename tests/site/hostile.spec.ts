import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { answerFor, type Bodies, LONG, MANY, SERVED_SCREENS } from '../support/hostile-service.ts';
import { API, expect, expectIslandsAwake, test } from '../support/site.ts';
import { anyBody } from '../wire/samples.ts';

/** The same answers in each run; a failure names the one by its number. */
const SEED = 20_261_122;
const ODD_ANSWERS = 4;
const SUBJECTS = ['categories', 'courses', 'videos', 'details', 'sections', 'subscriptions'];

const odd = fc
  .sample(fc.array(anyBody, { minLength: 6, maxLength: 6 }), { seed: SEED, numRuns: ODD_ANSWERS })
  .map((bodies) => Object.fromEntries(SUBJECTS.map((subject, at) => [subject, bodies[at]])));

for (const [screen, path] of Object.entries(SERVED_SCREENS)) {
  test.describe(screen, () => {
    test('the largest answers are drawn, and no more of them than a phone holds (N20)', async ({
      page,
    }) => {
      for (const bodies of [MANY, LONG]) {
        const stop = await answerFor(page, API, bodies);
        await page.goto(path);
        await expectIslandsAwake(page);
        await page.waitForLoadState('networkidle');
        await expect(page.locator('h1').first()).not.toBeEmpty();
        expect(await page.locator('*').count()).toBeLessThan(6_000);
        await leave(page);
        stop();
      }
    });

    test('whatever the service sends, the page stands, and no error goes uncaught (N7, N10)', async ({
      page,
    }) => {
      for (const [rank, bodies] of odd.entries()) {
        const stop = await answerFor(page, API, bodies as unknown as Bodies);
        await page.goto(path);
        await expectIslandsAwake(page);
        await page.waitForLoadState('networkidle');
        await expect(page.locator('h1').first(), `answer ${rank}`).not.toBeEmpty();
        await expect(page.locator('.error-box'), `answer ${rank}`).toHaveCount(0);
        await leave(page);
        stop();
      }
    });
  });
}

test('sections and benefits come 24 at a time, and none is out of reach (D11, D12, N20)', async ({
  page,
}) => {
  const stop = await answerFor(page, API, MANY);
  await page.goto(SERVED_SCREENS.v2 ?? '');
  await expect(page.locator('.section')).toHaveCount(24);
  await page.getByRole('button', { name: 'Afficher plus de sections' }).click();
  await expect(page.locator('.section')).toHaveCount(48);
  await expect(page.locator('.benefits > li')).toHaveCount(24);
  await page.getByRole('button', { name: 'Afficher plus', exact: true }).click();
  await expect(page.locator('.benefits > li')).toHaveCount(48);
  stop();
});

/** Once its answers are the service's own again, a page that is still open would ask for what only they had. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
