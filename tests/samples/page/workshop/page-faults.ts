import type { Page } from '@playwright/test';
import { violations } from '../../../support/axe.ts';
import { type Folder, readFile } from '../../read/folder.ts';
import { findCssFaults } from '../../technologies/css/css-faults.ts';
import { findHtmlFaults } from '../../technologies/html/html-faults.ts';
import { openPage } from '../chromium.ts';
import { PHONE_VIEWPORT, type ServedPage, serveFolder } from '../served-page.ts';

/** Asked of a site, not of a page of ten lines. */
const OF_SITES = /^(?:landmark-one-main|region):/;

/**
 * What the tools find in the page of a solution: html-validate in the page, Chromium in the style sheet,
 * axe in what is shown. No learner is asked for it.
 */
export async function faultsOfPage(folder: Folder, start: string): Promise<string[]> {
  const html = await findHtmlFaults(String(readFile(folder, start)));
  const shown = await judgePage(serveFolder(start, folder), async (page) => {
    const sheet = readFile(folder, 'exercice.css');
    const [css = []] = sheet ? await page.evaluate(findCssFaults, [String(sheet)]) : [];
    return css;
  });
  return [...html, ...shown];
}

/** The same of a program that draws its page: html-validate reads what is shown once it has run. */
export async function faultsShown(bundlePage: () => Promise<ServedPage>): Promise<string[]> {
  const served = await bundlePage().catch((error: Error) => error.message);
  if (typeof served === 'string') return [served];
  return judgePage(served, async (page) => findHtmlFaults(await page.locator('#root').innerHTML()));
}

async function judgePage(
  { answer, address }: ServedPage,
  faultsIn: (page: Page) => Promise<readonly string[]>,
): Promise<string[]> {
  const page = await openPage({ viewport: PHONE_VIEWPORT });
  try {
    await page.route('**', answer);
    await page.goto(address);
    const own = await faultsIn(page);
    return [...own, ...(await violations(page)).filter((line) => !OF_SITES.test(line))];
  } finally {
    await page.context().close();
  }
}
