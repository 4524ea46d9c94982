import { violations } from '../../../support/axe.ts';
import { type Folder, readFile } from '../../read/folder.ts';
import { findCssFaults } from '../../technologies/css/css-faults.ts';
import { findHtmlFaults } from '../../technologies/html/html-faults.ts';
import { openPage } from '../chromium.ts';
import { PHONE_VIEWPORT, serveFolder } from '../served-page.ts';

/** Asked of a site, not of a page of ten lines. */
const OF_SITES = /^(?:landmark-one-main|region):/;

/**
 * What the tools find in the page of a solution: html-validate in the page, Chromium in the style sheet,
 * axe in what is shown. No learner is asked for it.
 */
export async function faultsOfPage(folder: Folder, start: string): Promise<string[]> {
  const page = await openPage({ viewport: PHONE_VIEWPORT });
  try {
    const { answer, address } = serveFolder(start, folder);
    await page.route('**', answer);
    await page.goto(address);
    const sheet = readFile(folder, 'exercice.css');
    const [css = []] = sheet ? await page.evaluate(findCssFaults, [String(sheet)]) : [];
    const html = await findHtmlFaults(String(readFile(folder, start)));
    return [...html, ...css, ...(await violations(page)).filter((line) => !OF_SITES.test(line))];
  } finally {
    await page.context().close();
  }
}
