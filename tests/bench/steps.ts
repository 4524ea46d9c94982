import { recordFrames } from './search.ts';
import { figures, onPhone, type Phone, SITE, SLOWDOWN_WORDS } from './site.ts';

const BUDGET_MS = 100;
const STEP_COUNT = 8;
const ROUNDS = 3;

/** From « Suivant » to the frame that shows the next step, on a processor made six times slower. */
export async function run(): Promise<void> {
  await onPhone(':memory:', async (phone) => {
    const durations = await measure(phone);
    console.log(
      `Changer d’étape, ${SLOWDOWN_WORDS}, ${durations.length} fois : ${figures(durations, BUDGET_MS)}`,
    );
  });
}

async function measure({ page, slowDown }: Phone): Promise<number[]> {
  await page.goto(`${SITE}/ressources/python`);
  await page.evaluate(recordFrames, 'click');
  await slowDown();
  for (let round = 0; round < ROUNDS; round++) {
    for (const distance of ['1', '-1']) {
      for (let step = 1; step < STEP_COUNT; step++) {
        const before = await page.evaluate(() => window.frameTimes.length);
        // A click by script: the bar hides while the step's own buttons are on the screen.
        await page.locator(`[data-move="${distance}"]`).dispatchEvent('click');
        await page.waitForFunction((count) => window.frameTimes.length > count, before);
      }
    }
  }
  return page.evaluate(() => window.frameTimes);
}

if (import.meta.main) await run();
