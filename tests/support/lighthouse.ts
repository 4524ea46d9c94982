import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';
import { installToolchain } from './toolchain.ts';

/** The pages that everybody reads. */
export const READ_PAGES = ['/', '/ressources', '/ressources/python', '/conseils', '/seller'];

/** What a page is judged on, in percent, and the audits that cost it points. */
export interface Verdict {
  scores: Record<string, number>;
  faults: string[];
}

/** The part of Lighthouse that we call; its types are not installed with the project. */
type Lighthouse = (
  url: string,
  flags: {
    port: number;
    logLevel: 'error';
    onlyCategories: string[];
    disableFullPageScreenshot: true;
  },
) => Promise<{ lhr: Result } | undefined>;

interface Result {
  audits: Record<string, { score: number | null }>;
  categories: Record<
    string,
    { id: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
}

/** A quarter of what the project would weigh, for one test and one measure: installed when first wanted. */
export async function loadLighthouse(): Promise<Lighthouse> {
  const folder = installToolchain(join(import.meta.dirname, 'lighthouse'));
  const main = createRequire(join(folder, 'package.json')).resolve('lighthouse');
  return (await import(pathToFileURL(main).href)).default;
}

/** Lighthouse's own phone, on an address of this machine: nothing else is called. */
export async function judge(
  url: string,
  categories: string[],
  debugPort: number,
): Promise<Verdict> {
  const lighthouse = await loadLighthouse();
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
      disableFullPageScreenshot: true,
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
