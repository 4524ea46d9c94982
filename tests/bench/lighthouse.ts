import { judge, READ_PAGES } from '../support/lighthouse.ts';
import { LIGHTHOUSE_PORT } from '../support/ports.ts';
import { onPhone, SITE } from './site.ts';

const BUDGET = 99;

/** Lighthouse's performance on its slow phone; what cannot vary is a test (`tests/site/lighthouse.spec.ts`). */
export async function run(): Promise<void> {
  await onPhone(':memory:', async () => {
    for (const path of READ_PAGES) {
      const { scores, faults } = await judge(SITE + path, ['performance'], LIGHTHOUSE_PORT);
      const detail = faults.length > 0 ? ` : ${faults.join(', ')}` : '';
      console.log(
        `Lighthouse ${path} : performance ${scores.performance} (but : ${BUDGET})${detail}`,
      );
    }
  });
}

if (import.meta.main) await run();
