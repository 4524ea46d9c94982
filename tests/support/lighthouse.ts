import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';

/** The pages that everybody reads. */
export const READ_PAGES = ['/', '/ressources', '/ressources/python', '/conseils', '/seller'];

/** What a page is judged on, in percent, and the audits that cost it points. */
export interface Verdict {
  scores: Record<string, number>;
  faults: string[];
}

/** Lighthouse's own phone, on an address of this machine: nothing else is called. */
export async function judge(
  url: string,
  categories: string[],
  debugPort: number,
): Promise<Verdict> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${debugPort}`],
  });
  try {
    const result = await lighthouse(url, {
      port: debugPort,
      logLevel: 'error',
      onlyCategories: categories,
    });
    if (!result) throw new Error(`Lighthouse n’a rien dit de ${url}`);
    const { audits, categories: judged } = result.lhr;
    const scores = Object.values(judged).map(({ id, score }) => [
      id,
      Math.round((score ?? 0) * 100),
    ]);
    const weighed = Object.values(judged).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    );
    return {
      scores: Object.fromEntries(scores),
      faults: weighed.filter((id) => (audits[id]?.score ?? 1) < 1),
    };
  } finally {
    await browser.close();
  }
}
